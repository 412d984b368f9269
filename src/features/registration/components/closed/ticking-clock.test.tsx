// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PLACES_WORDS } from '@/lib/words/english/places'
import { TickingClock } from './ticking-clock'

const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  reload.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('reloads the page within four seconds after the form opens, once', async () => {
  render(<TickingClock opensInMs={5000} words={PLACES_WORDS} />)
  await passes(5000)
  expect(reload).not.toHaveBeenCalled()
  await passes(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads nothing after the visitor has left the page', async () => {
  const { unmount } = render(<TickingClock opensInMs={5000} words={PLACES_WORDS} />)
  await passes(5500)
  unmount()
  await passes(60_000)
  expect(reload).not.toHaveBeenCalled()
})

it('counts by the time from the rendering, whatever the clock of the device says', async () => {
  vi.setSystemTime('1999-12-31T23:59:59Z')
  render(<TickingClock opensInMs={90_061_000} words={PLACES_WORDS} />)
  await passes(0)
  expect(screen.getByRole('timer').textContent).toBe('01days01hours01minutes01seconds')
})
