import { standInStore } from '@/features/merch/server/stand-in-store'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  async () =>
    new Response(standInStore(), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    }),
)
