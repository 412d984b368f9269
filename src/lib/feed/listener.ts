import 'server-only'
import { publishChange } from '@/server/bridge/record-feed'
import type { Listener } from '../database/listener'
import { EVERYTHING, readChange } from './change'
import { FEED_CHANNEL } from './tell'

/** Passes on to the open portals what has happened to records, in whichever process. */
export const FEED_LISTENER: Listener = {
  channel: FEED_CHANNEL,
  onNotice: (text) => publishChange(readChange(text)),
  onMissed: () => publishChange(EVERYTHING),
}
