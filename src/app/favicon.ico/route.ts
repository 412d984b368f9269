import { markIcon } from '@/features/site/server/mark-icon'
import { plainRoute } from '@/lib/http/route'

const SIZE_PX = 48

/** For programs that request this address; the pages of the site name another icon. */
export const GET = plainRoute(
  async () =>
    new Response(new Uint8Array(await markIcon(SIZE_PX)), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
    }),
)
