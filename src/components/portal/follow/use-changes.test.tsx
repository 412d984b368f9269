// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FeedChange } from '@/lib/feed/change'
import { stubChangeStreams } from '../../../../tests/support/components/change-streams'
import { IDLE_LIMIT_MS, useChanges, useThrottle } from './use-changes'

let streams: ReturnType<typeof stubChangeStreams>
let isVisible = true

function look(visible: boolean) {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = stubChangeStreams()
  isVisible = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('begins where the data on the screen were read, wherever they are read later', () => {
  const { rerender } = renderHook(({ at }) => useChanges(vi.fn(), at), {
    initialProps: { at: 1700 },
  })
  rerender({ at: 1900 })
  expect(streams.all.map(({ address }) => address)).toEqual([
    '/api/admin/submissions/changes?since=1700',
  ])
})

it('is open while the page is in view, and closed when the screen is left', () => {
  const { unmount } = renderHook(() => useChanges(vi.fn()))
  expect(streams.open()).toHaveLength(1)
  look(false)
  expect(streams.open()).toHaveLength(0)
  look(true)
  expect(streams.open()).toHaveLength(1)
  unmount()
  expect(streams.open()).toHaveLength(0)
  look(true)
  window.dispatchEvent(new Event('pointerdown'))
  expect(streams.open()).toHaveLength(0)
})

it.each(['pointerdown', 'keydown'])('goes on with %s after nobody was there', (touch) => {
  renderHook(() => useChanges(vi.fn()))
  vi.advanceTimersByTime(IDLE_LIMIT_MS + 1)
  streams.open()[0]?.beat('100')
  expect(streams.open()).toHaveLength(0)
  window.dispatchEvent(new Event(touch))
  expect(streams.open()[0]?.address).toContain('since=100')
})

it('calls what the screen does now, not what it did at first', () => {
  const [before, now] = [
    vi.fn<(change: FeedChange) => void>(),
    vi.fn<(change: FeedChange) => void>(),
  ]
  const { rerender } = renderHook(({ hear }) => useChanges(hear), {
    initialProps: { hear: before },
  })
  rerender({ hear: now })
  streams.open()[0]?.say({ came: [7] })
  expect(before).not.toHaveBeenCalled()
  expect(now.mock.calls).toEqual([[{ came: [7], changed: [], isMore: false }]])
})

it('work that waits is dropped when the screen is left', () => {
  const work = vi.fn()
  const { result, unmount } = renderHook(() => useThrottle(work, 2000))
  result.current()
  result.current()
  vi.advanceTimersByTime(2000)
  expect(work).toHaveBeenCalledOnce()
  result.current()
  unmount()
  vi.advanceTimersByTime(2000)
  expect(work).toHaveBeenCalledOnce()
})
