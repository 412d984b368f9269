import { refreshRowsSchema } from '@/features/submissions/live/schema'
import { refreshRowsInView } from '@/features/submissions/live/server/live'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'The submissions that a list shows as they are now, and how many of those that came match its filters.',
    permission: 'submissions.read',
    body: refreshRowsSchema,
    returns: '200 `{ rows, fresh }` · 400',
  },
  async ({ body, actor }) => {
    await recordRead('submissions.listed', { actor, formId: body.filters.formId })
    return Response.json(await refreshRowsInView(body, actor.id))
  },
)
