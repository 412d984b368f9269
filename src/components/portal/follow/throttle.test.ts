import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './use-changes'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('runs once for a rush, and again for what comes later', () => {
  const work = vi.fn<() => void>()
  const later = createThrottle(work, 2000)
  for (let n = 0; n < 100; n++) later.schedule()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(work).toHaveBeenCalledOnce()
  later.schedule()
  later.stop()
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledOnce()
  later.schedule()
  vi.advanceTimersByTime(2000)
  expect(work).toHaveBeenCalledTimes(2)
})
