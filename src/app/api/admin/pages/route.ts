import { createFromReadyPageSchema } from '@/features/pages/ready-pages'
import { createFromReadyPage } from '@/features/pages/server/start'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Makes a draft of a page of the site from a ready-made one: `how-to-join`, `bring-your-church`, `leadership` or `giving`. Its words are examples that an editor replaces.',
    permission: 'content.write',
    body: createFromReadyPageSchema,
    returns: '201 `{ id }` · 400',
  },
  async ({ body, actor }) => Response.json(await createFromReadyPage(body, actor), { status: 201 }),
)
