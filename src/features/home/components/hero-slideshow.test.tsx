// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PREVIEW_SHOW } from '@/lib/content/preview-messages'
import { stubMediaQueries } from '../../../../tests/support/components/browser-stubs'
import { HERO_ADVANCE_MS } from '../constants'
import { HeroSlideshow } from './hero-slideshow'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(count = 4) {
  const slides = Array.from({ length: count }, (_, at) => ({
    ...{ id: `${at}`, tint: undefined, words: `Words ${at}` },
    picture: <p>{`Flag ${at}`}</p>,
  }))
  render(<HeroSlideshow label="Theme" slides={slides} />)
}

const pictures = () => screen.queryAllByText(/^Flag/).map(({ textContent }) => textContent)
const active = () => document.querySelector('[data-active]')?.getAttribute('aria-label')
const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('fetches the next picture only once the page has loaded, and those that were shown stay', () => {
  stubMediaQueries()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  open()
  expect(pictures()).toEqual(['Flag 0'])
  state.mockReturnValue('complete')
  act(() => window.dispatchEvent(new Event('load')))
  expect(pictures()).toEqual(['Flag 0', 'Flag 1'])
  passes(HERO_ADVANCE_MS)
  expect(pictures()).toEqual(['Flag 0', 'Flag 1', 'Flag 2'])
})

it('fetches no next picture where it never moves', () => {
  stubMediaQueries('(prefers-reduced-motion: reduce)')
  open()
  passes(60_000)
  expect([active(), pictures()]).toEqual(['1 of 4', ['Flag 0']])
})

it('in the preview shows the slide that is being edited, and stays there', () => {
  stubMediaQueries()
  open()
  const detail = { path: 'hero.slides.2.title', words: [] }
  act(() => window.dispatchEvent(new CustomEvent(PREVIEW_SHOW, { detail })))
  passes(60_000)
  expect(active()).toBe('3 of 4')
})

it('one slide alone has nothing to press', () => {
  stubMediaQueries()
  open(1)
  expect(screen.queryByRole('button')).toBeNull()
  passes(60_000)
  expect(active()).toBe('1 of 1')
})

it('pauses and goes on', () => {
  stubMediaQueries()
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
  passes(60_000)
  expect(active()).toBe('1 of 4')
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }))
  passes(HERO_ADVANCE_MS)
  expect(active()).toBe('2 of 4')
})
