import { vi } from 'vitest'
import type { FeedChange } from '@/lib/feed/change'

class ChangeStream extends EventTarget {
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null
  onerror: (() => void) | null = null
  isOpen = true
  constructor(readonly address: string) {
    super()
  }
  close() {
    this.isOpen = false
  }
  say(change: Partial<FeedChange>, lastEventId = '1') {
    const data = JSON.stringify({ came: [], changed: [], isMore: false, ...change })
    this.onmessage?.({ data, lastEventId })
  }
  beat(lastEventId: string) {
    this.dispatchEvent(Object.assign(new Event('beat'), { lastEventId }))
  }
}

/** Replaces `EventSource` until `vi.unstubAllGlobals()`. `all` lists the streams, oldest first. */
export function stubChangeStreams() {
  const all: ChangeStream[] = []
  class Opened extends ChangeStream {
    constructor(address: string) {
      super(address)
      all.push(this)
    }
  }
  vi.stubGlobal('EventSource', Opened)
  return {
    all,
    open: () => all.filter(({ isOpen }) => isOpen),
    last: () => all.at(-1) as ChangeStream,
  }
}
