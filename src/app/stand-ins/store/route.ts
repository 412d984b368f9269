import { standInStoreHtml } from '@/features/merch/server/stand-in-store'
import { plainRoute } from '@/lib/http/route'

export const GET = plainRoute(
  async () =>
    new Response(standInStoreHtml(), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    }),
)
