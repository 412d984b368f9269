import 'server-only'
import { getMerch } from '@/features/merch/server/data'
import { PLAYER_ORIGINS } from '@/lib/film'
import type { FrameSources } from '@/server/bridge/bridge'

/**
 * Returns what every page may frame: the store that editors have set, if any, and the players of
 * films, which editors may place on any page.
 */
export const readFrameSources = async (): Promise<FrameSources> => ({
  frames: [(await getMerch()).storeAddress, ...PLAYER_ORIGINS],
})
