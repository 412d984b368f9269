import { changeViewSchema } from '@/features/submissions/views/schema'
import { changeView, deleteView } from '@/features/submissions/views/server/views'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Renames or changes one’s own view; a shared one needs `views.share`. Somebody else’s view is not found.',
    permission: 'submissions.read',
    params: { id: parseId },
    body: changeViewSchema,
    returns: '200 the view · 400 · 403 · 404 · 409',
  },
  async ({ params, body, actor }) => Response.json(await changeView(params.id, body, actor)),
)

export const DELETE = staffRoute(
  {
    summary: 'Deletes one’s own view; a shared one needs `views.share`.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '204 · 403 · 404',
  },
  async ({ params, actor }) => {
    await deleteView(params.id, actor)
    return new Response(null, { status: 204 })
  },
)
