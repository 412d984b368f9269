import * as z from 'zod'
import { makeFresh } from '@/lib/cache/tags'
import { internalRoute } from '@/lib/http/route'

export const POST = internalRoute(
  {
    summary:
      'Called by the web process itself, with its secret: pages with this tag are rendered again.',
    body: z.object({ tag: z.string().min(1).max(100) }),
    returns: '204 · 401 without the secret',
  },
  async ({ body }) => {
    makeFresh(body.tag)
    return new Response(null, { status: 204 })
  },
)
