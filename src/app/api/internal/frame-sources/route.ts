import { getHome } from '@/features/home/server/data'
import { getMerch } from '@/features/merch/server/data'
import { refuseOthers } from '@/lib/http/ourselves'
import { publicRoute } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

/** What an editor has put into frames and players: the policy of every page allows these alone. */
export const GET = publicRoute(async (request) => {
  refuseOthers(request)
  const [merch, home] = await Promise.all([getMerch(), getHome()])
  const { film } = home.video
  const frames = [merch.storeAddress, film?.kind === 'embed' ? film.src : null]
  const media = [film?.kind === 'file' ? film.src : null]
  return Response.json({ frames, media }, { headers: { 'cache-control': 'no-store' } })
})
