import { keepLayoutSchema } from '@/features/submissions/views/layout'
import { getListLayout, storeListLayout } from '@/features/submissions/views/server/layouts'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'How the caller keeps the list: rows per page, and by form (or `all`) the columns beside the five, as `reference,answer.{fieldId}:wide`.',
    permission: 'submissions.read',
    returns: '200 `{ rows, columns }`',
  },
  async ({ actor }) => Response.json(await getListLayout(actor.id)),
)

export const PUT = staffRoute(
  {
    summary: 'Keeps the rows per page, or the columns of one form (of All Forms without `formId`).',
    permission: 'submissions.read',
    body: keepLayoutSchema,
    returns: '200 the layout · 400 · 404 for an unknown form',
  },
  async ({ body, actor }) => Response.json(await storeListLayout(actor.id, body)),
)
