import 'server-only'
import type { Listener } from '../database/listener'
import { EVERYTHING, readChange } from './change'
import { announce } from './hub'
import { FEED_CHANNEL } from './tell'

/** Passes on to the open portals what has happened to records, in whichever process. */
export const FEED_LISTENER: Listener = {
  channel: FEED_CHANNEL,
  onNotice: (text) => announce(readChange(text)),
  onMissed: () => announce(EVERYTHING),
}
