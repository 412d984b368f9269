import 'server-only'
import type { Change } from '@/lib/feed/change'
import { bridge } from './bridge'

/** Notifies every open portal of this process that records have changed. */
export const publishChange = (change: Change): void => void bridge.recordFeed.emit('change', change)

interface Subscriber {
  onChange: (change: Change) => void
  /** Called when this process stops or another one replaces it. */
  onEnd: () => void
}

/** @returns a function that ends the subscription */
export function subscribeToChanges({ onChange, onEnd }: Subscriber): () => void {
  const { recordFeed } = bridge
  recordFeed.on('change', onChange)
  recordFeed.on('end', onEnd)
  return () => {
    recordFeed.off('change', onChange)
    recordFeed.off('end', onEnd)
  }
}

/**
 * Ends the open streams, which never end by themselves, so that a stopping process need not wait
 * for them.
 */
export const endStreams = (): void => void bridge.recordFeed.emit('end')
