import 'server-only'
import type { Change } from '@/lib/feed/change'
import { bridge } from './bridge'

/** Notifies every open portal of this process that records have changed. */
export const publishChange = (change: Change): void => void bridge.recordFeed.emit('change', change)

interface Subscriber {
  onChange: (change: Change) => void
  /** The process is stopping, or another one takes over. */
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

/** Ends the open streams: they have no end of their own, and a stopping process would wait for them. */
export const endStreams = (): void => void bridge.recordFeed.emit('end')
