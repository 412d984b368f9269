import { changeViewSchema } from '@/features/submissions/views/schema'
import { changeView, deleteView } from '@/features/submissions/views/server/views'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Renames or changes a view of one’s own; of a shared one, whoever has `views.share`. The view of somebody else is not found.',
    permission: 'submissions.read',
    params: { id: parseId },
    body: changeViewSchema,
    returns: '200 the view · 400 · 403 · 404 · 409',
  },
  async ({ params, body, actor }) => Response.json(await changeView(params.id, body, actor)),
)

export const DELETE = staffRoute(
  {
    summary: 'Deletes a view of one’s own; a shared one, whoever has `views.share`.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '204 · 403 · 404',
  },
  async ({ params, actor }) => {
    await deleteView(params.id, actor)
    return new Response(null, { status: 204 })
  },
)
