import { saveViewSchema } from '@/features/submissions/views/schema'
import { listViews, saveView } from '@/features/submissions/views/server/views'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'The caller’s own views of the list and the shared ones, by name, with how many match; `counts` is of what the caller looks after, of what nobody does, and of what of that is still new. The `count` of a view is null when its form is gone.',
    permission: 'submissions.read',
    returns:
      '200 `{ counts: { mine, unassigned, needsLook }, views: [{ id, name, isShared, mayChange, query, count }] }`',
  },
  async ({ actor }) => Response.json(await listViews(actor)),
)

export const POST = staffRoute(
  {
    summary:
      'Keeps a list by a name: `query` as the address bar of the screen has it. Words of a search are not kept. Sharing needs `views.share`.',
    permission: 'submissions.read',
    body: saveViewSchema,
    returns: '201 the view · 400 · 403 · 409 when the name exists, or there are 30 already',
  },
  async ({ body, actor }) => Response.json(await saveView(body, actor), { status: 201 }),
)
