// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WIDE_SLIDER_QUERY } from '../constants'
import { QuoteSlider } from './quote-slider'

let isWide = true

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === WIDE_SLIDER_QUERY && isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const quotes = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, quote: `Quote ${id}`, location: 'Iloilo' }))
const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const current = () => screen.getByRole('button', { current: true }).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('turns to the next group every thirty seconds, after the last to the first', async () => {
  isWide = true
  render(<QuoteSlider testimonials={quotes(16)} />)
  const seen = [current()]
  for (let turn = 0; turn < 3; turn += 1) {
    await passes(30)
    seen.push(current())
  }
  expect(seen).toEqual(['Group 1 of 3', 'Group 2 of 3', 'Group 3 of 3', 'Group 1 of 3'])
  await passes(29)
  press('Group 2 of 3')
  await passes(29)
  expect(current(), 'choosing begins the time anew').toBe('Group 2 of 3')
  press('Pause testimonies')
  await passes(60)
  expect(current()).toBe('Group 2 of 3')
  press('Play testimonies')
  await passes(30)
  expect(current()).toBe('Group 3 of 3')
})

it('turns quote by quote on phones, through all of the last, larger group', async () => {
  isWide = false
  render(<QuoteSlider testimonials={quotes(11)} />)
  await passes(0)
  const groups = []
  for (let turn = 0; turn < 12; turn += 1) {
    groups.push(current()?.slice(6, 7))
    await passes(10)
  }
  expect(groups.join('')).toBe('111112222221')
})

it('has nothing to pause with a single quote', () => {
  render(<QuoteSlider testimonials={quotes(1)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
