import 'server-only'
import { bridge } from '@/server/bridge/bridge'
import type { Listener } from '../database/listener'
import { EVERYTHING, readChange } from './change'

// The web process loads this module before it serves, so it must not import the database's modules
// (runtime/web-bundle.test.ts).

/** The PostgreSQL channel on which every web process is notified of changed records. */
export const FEED_CHANNEL = 'records'
/** The channel that names the place (places.ts) that a newer stream has taken from an older one. */
export const PLACES_CHANNEL = 'streams'

/** Passes a change, made in any process, on to the open portals of this one. */
export const FEED_LISTENER: Listener = {
  channel: FEED_CHANNEL,
  onNotice: (text) => void bridge.recordFeed.emit('change', readChange(text)),
  onMissed: () => void bridge.recordFeed.emit('change', EVERYTHING),
}

/** Informs a stream of this process that a newer stream of the same account has taken its place. */
export const PLACES_LISTENER: Listener = {
  channel: PLACES_CHANNEL,
  onNotice: (place) => void bridge.recordFeed.emit('taken', place),
  // A stream that missed its notice finds out at its next heartbeat.
  onMissed: () => {},
}

/**
 * Ends the open streams, which would otherwise never end, so that a stopping process need not wait
 * for them.
 */
export const endStreams = (): void => void bridge.recordFeed.emit('end')
