import { addPageToMenu } from '@/features/site/server/menu'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Adds a page that editors made to the end of the menu, unless it is there, and publishes that. The link is shown once the page is published.',
    permission: 'content.write',
    params: { id: parseId },
    returns: '204 · 404',
  },
  async ({ actor, params }) => {
    await addPageToMenu(params.id, actor)
    return new Response(null, { status: 204 })
  },
)
