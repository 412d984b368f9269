import 'server-only'
import { bridge } from '@/server/bridge/bridge'
import type { NotificationListener } from '../database/listener'
import { readChange, UNKNOWN_CHANGE } from './change'

// The web process loads this module before it serves, so it must not import the database's modules
// (runtime/web-bundle.test.ts).

export const FEED_CHANNEL = 'records'
/**
 * The channel for notifications that a newer stream has taken the slot of an older one (places.ts).
 */
export const STREAM_SLOTS_CHANNEL = 'streams'

export const FEED_LISTENER: NotificationListener = {
  channel: FEED_CHANNEL,
  onNotice: (text) => void bridge.recordFeed.emit('change', readChange(text)),
  onMissed: () => void bridge.recordFeed.emit('change', UNKNOWN_CHANGE),
}

export const STREAM_SLOTS_LISTENER: NotificationListener = {
  channel: STREAM_SLOTS_CHANNEL,
  onNotice: (place) => void bridge.recordFeed.emit('taken', place),
  // A stream that missed its notification finds out at its next heartbeat.
  onMissed: () => {},
}

/** Ends the streams of this process. A stopping process would otherwise wait for them forever. */
export const endStreams = (): void => void bridge.recordFeed.emit('end')
