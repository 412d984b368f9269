// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from './countdown'

const START = Date.parse('2026-11-30T05:00:00Z')
const END = START + 9 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const countdown = (endsAt: number | null, whenRendered: 'before' | 'live' | 'after' = 'before') => (
  <Countdown
    day={{ startsAt: START, endsAt }}
    live="Live!"
    after="Over"
    whenRendered={whenRendered}
  />
)

function openAt(now: number, endsAt: number | null = END) {
  vi.setSystemTime(now)
  return render(countdown(endsAt)).unmount
}

const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const said = () => screen.queryByRole('status')?.textContent ?? null

it('is before, live and over by the clock, without a reload, and then counts no more', () => {
  openAt(START - 1000)
  expect([screen.getByRole('timer').textContent, said()]).toEqual([
    '00days00hours00minutes01seconds',
    null,
  ])
  passes(1000)
  expect(said()).toBe('Live!')
  passes(END - START)
  expect(said()).toBe('Over')
  expect(vi.getTimerCount()).toBe(0)
})

it('counts days, hours, minutes and seconds', () => {
  openAt(START - ((18 * 24 + 8) * 60 + 24) * 60_000 - 6000)
  expect(screen.getByRole('timer').textContent).toBe('18days08hours24minutes06seconds')
})

it('stays live without an end', () => {
  openAt(START - 500, null)
  passes(1000)
  expect(said()).toBe('Live!')
  passes(7 * 24 * 60 * 60 * 1000)
  expect(said()).toBe('Live!')
  expect(vi.getTimerCount()).toBe(0)
})

it('counts no more once the visitor has left', () => {
  openAt(START - 5000)()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['before', null],
  ['live', 'Live!'],
  ['after', 'Over'],
] as const)('without script shows the state when it was rendered: %s', (whenRendered, words) => {
  const markup = renderToStaticMarkup(countdown(END, whenRendered))
  expect(/role="status"[^>]*>([^<]*)/.exec(markup)?.[1] ?? null).toBe(words)
})
