import 'server-only'
import { getHome } from '@/features/home/server/data'
import { getMerch } from '@/features/merch/server/data'
import type { FrameSources } from '@/server/bridge/bridge'

/** Reads what editors have put into frames and players: each page's policy allows only these. */
export async function readFrameSources(): Promise<FrameSources> {
  const [merch, home] = await Promise.all([getMerch(), getHome()])
  const { film } = home.video
  return {
    frames: [merch.storeAddress, film?.kind === 'embed' ? film.src : null],
    media: [film?.kind === 'file' ? film.src : null],
  }
}
