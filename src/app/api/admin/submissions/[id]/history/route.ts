import { listSubmissionChanges } from '@/features/audit/server/data'
import { requireSubmission } from '@/features/delivery/server/data'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Who changed what of one submission and when, newest first, without who looked at it; at most 100 lines.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 `[{ id, action, actorName, subject, detail, at }]` · 404',
  },
  async ({ params }) =>
    Response.json(await listSubmissionChanges(await requireSubmission(params.id))),
)
