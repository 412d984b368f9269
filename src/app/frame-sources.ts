import 'server-only'
import { getMerch } from '@/features/merch/server/data'
import { PLAYER_ORIGINS } from '@/lib/film'
import type { FrameSources } from '@/server/bridge/bridge'

/**
 * Returns the addresses of the store and of the video players. Any page may have a film, so every
 * page may frame the players.
 */
export const readFrameSources = async (): Promise<FrameSources> => ({
  frames: [(await getMerch()).storeAddress, ...PLAYER_ORIGINS],
})
