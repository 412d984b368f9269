import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '@/lib/feed/change'
import { IDLE_LIMIT_MS, openChangeStream } from './use-changes'

class Source extends EventTarget {
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false
  constructor(readonly since: string | null) {
    super()
    sources.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(change: Partial<Change>, lastEventId: string) {
    const data = JSON.stringify({ came: [], changed: [], isMore: false, ...change })
    this.onmessage?.({ data, lastEventId })
  }
  beat(lastEventId: string) {
    this.dispatchEvent(Object.assign(new Event('beat'), { lastEventId }))
  }
}

let sources: Source[]
let heard: Change[]
const last = () => sources.at(-1) as Source
const open = () => sources.filter(({ isClosed }) => !isClosed)
const follow = () =>
  openChangeStream((change) => heard.push(change), {
    open: (since) => new Source(since) as unknown as EventSource,
    now: Date.now,
    random: () => 1,
  })

beforeEach(() => {
  vi.useFakeTimers()
  sources = []
  heard = []
})
afterEach(() => vi.useRealTimers())

describe('a stream of changes', () => {
  it('passes on what it hears, in view only', () => {
    const stream = follow()
    expect(sources).toHaveLength(0)
    stream.setVisible(true)
    last().say({ came: [7] }, '100')
    expect(heard).toEqual([{ came: [7], changed: [], isMore: false }])
    stream.setVisible(false)
    expect(open()).toHaveLength(0)
    stream.setVisible(true)
    stream.setVisible(true)
    expect([open().length, last().since]).toEqual([1, '100'])
    stream.stop()
    expect(open()).toHaveLength(0)
  })

  it('begins when the data on the screen were read', () => {
    const environment = {
      open: (since: string | null) => new Source(since) as unknown as EventSource,
      now: Date.now,
      random: () => 1,
    }
    const stream = openChangeStream((change) => heard.push(change), environment, 1700)
    stream.setVisible(true)
    expect(last().since).toBe('1700')
    stream.stop()
  })

  it('comes back where it was, later each time, and soon after it has worked again', () => {
    const stream = follow()
    stream.setVisible(true)
    last().beat('100')
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = sources.length
      last().onerror?.()
      vi.advanceTimersByTime(wait - 1)
      expect(sources).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect([sources.length, last().since]).toEqual([before + 1, '100'])
    }
    last().beat('200')
    last().onerror?.()
    vi.advanceTimersByTime(1000)
    expect(last().since).toBe('200')
    stream.stop()
    vi.runAllTimers()
    expect(open()).toHaveLength(0)
  })

  it('lets go when nobody is there, and goes on with the first touch', () => {
    const stream = follow()
    stream.setVisible(true)
    last().beat('100')
    vi.advanceTimersByTime(IDLE_LIMIT_MS - 1)
    stream.recordInput()
    vi.advanceTimersByTime(IDLE_LIMIT_MS + 1)
    last().beat('200')
    expect(open()).toHaveLength(0)
    stream.recordInput()
    expect([open().length, last().since]).toEqual([1, '200'])
    stream.stop()
  })

  it('takes what it cannot read as a reason to look again', () => {
    follow().setVisible(true)
    last().onmessage?.({ data: '<html>', lastEventId: '' })
    expect(heard).toEqual([{ came: [], changed: [], isMore: true }])
  })
})
