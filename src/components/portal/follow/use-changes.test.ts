import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedChange } from '@/lib/feed/change'
import { stubChangeStreams } from '../../../../tests/support/components/change-streams'
import { IDLE_LIMIT_MS, openChangeStream } from './use-changes'

let streams: ReturnType<typeof stubChangeStreams>
let heard: FeedChange[]
const follow = (since?: number) => {
  const environment = {
    open: (since: string | null) => new EventSource(`${since}`),
    now: Date.now,
    random: () => 1,
  }
  return openChangeStream((change) => heard.push(change), environment, since)
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = stubChangeStreams()
  heard = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a stream of changes', () => {
  it('passes on what it hears, in view only', () => {
    const stream = follow()
    expect(streams.all).toHaveLength(0)
    stream.setVisible(true)
    streams.last().say({ came: [7] }, '100')
    expect(heard).toEqual([{ came: [7], changed: [], isMore: false }])
    stream.setVisible(false)
    expect(streams.open()).toHaveLength(0)
    stream.setVisible(true)
    stream.setVisible(true)
    expect([streams.open().length, streams.last().address]).toEqual([1, '100'])
    stream.stop()
    expect(streams.open()).toHaveLength(0)
  })

  it('begins when the data on the screen were read', () => {
    const stream = follow(1700)
    stream.setVisible(true)
    expect(streams.last().address).toBe('1700')
    stream.stop()
  })

  it('comes back where it was, later each time, and soon after it has worked again', () => {
    const stream = follow()
    stream.setVisible(true)
    streams.last().beat('100')
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = streams.all.length
      streams.last().onerror?.()
      vi.advanceTimersByTime(wait - 1)
      expect(streams.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect([streams.all.length, streams.last().address]).toEqual([before + 1, '100'])
    }
    streams.last().beat('200')
    streams.last().onerror?.()
    vi.advanceTimersByTime(1000)
    expect(streams.last().address).toBe('200')
    stream.stop()
    vi.runAllTimers()
    expect(streams.open()).toHaveLength(0)
  })

  it('lets go when nobody is there, and goes on with the first touch', () => {
    const stream = follow()
    stream.setVisible(true)
    streams.last().beat('100')
    vi.advanceTimersByTime(IDLE_LIMIT_MS - 1)
    stream.recordInput()
    vi.advanceTimersByTime(IDLE_LIMIT_MS + 1)
    streams.last().beat('200')
    expect(streams.open()).toHaveLength(0)
    stream.recordInput()
    expect([streams.open().length, streams.last().address]).toEqual([1, '200'])
    stream.stop()
  })

  it('takes what it cannot read as a reason to look again', () => {
    follow().setVisible(true)
    streams.last().onmessage?.({ data: '<html>', lastEventId: '' })
    expect(heard).toEqual([{ came: [], changed: [], isMore: true }])
  })
})
