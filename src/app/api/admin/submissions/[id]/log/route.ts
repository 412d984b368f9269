import { listAuditLinesAbout } from '@/features/audit/server/data'
import { requireSubmission } from '@/features/delivery/server/data'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'What was done with one submission and who looked at it, newest first, with the exports of its form since it came; at most 100 lines.',
    permission: 'audit.read',
    params: { id: parseId },
    returns: '200 `[{ id, action, actorName, subject, detail, address, at, times }]` · 404',
  },
  async ({ params }) =>
    Response.json(await listAuditLinesAbout(await requireSubmission(params.id))),
)
