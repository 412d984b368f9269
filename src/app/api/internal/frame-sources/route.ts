import { getHome } from '@/features/home/server/data'
import { getMerch } from '@/features/merch/server/data'
import { internalRoute } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

export const GET = internalRoute(
  {
    summary:
      'Called by the web process itself, with its secret: what an editor has put into frames and players. The policy of every page allows these alone.',
    returns: '200 `{ frames, media }` · 401 without the secret',
  },
  async () => {
    const [merch, home] = await Promise.all([getMerch(), getHome()])
    const { film } = home.video
    const frames = [merch.storeAddress, film?.kind === 'embed' ? film.src : null]
    const media = [film?.kind === 'file' ? film.src : null]
    return Response.json({ frames, media }, { headers: { 'cache-control': 'no-store' } })
  },
)
