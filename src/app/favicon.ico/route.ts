import { drawMarkIcon } from '@/features/site/server/mark-icon'
import { plainRoute } from '@/lib/http/route'

const SIZE_PX = 48

export const GET = plainRoute(
  async () =>
    new Response(new Uint8Array(await drawMarkIcon(SIZE_PX)), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
    }),
)
