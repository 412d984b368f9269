import { listAuditSchema } from '@/features/audit/schema'
import { listAudit } from '@/features/audit/server/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Who did what, newest first, 25 lines a page, with `X-Total-Count`. Looks of one person at one list on one day are one line, with `times`.',
    permission: 'audit.read',
    query: listAuditSchema,
    returns: '200 array of `{ id, action, actorName, subject, detail, address, at, times }` · 400',
  },
  async ({ query }) => {
    const { lines, total } = await listAudit(query)
    return Response.json(lines, { headers: { 'x-total-count': String(total) } })
  },
)
