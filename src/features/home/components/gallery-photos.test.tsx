// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  stubIntersectionObserver,
  stubMediaQueries,
} from '../../../../tests/support/components/browser-stubs'
import { COLLAGE_STAGGER_MS, COLLAGE_SWAP_MS, WIDE_SCREEN_QUERY } from '../constants'
import { GalleryPhotos } from './gallery-photos'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PHOTOS = Array.from({ length: 12 }, (_, at) => `Flag ${at}`).map((flag) => (
  <p key={flag}>{flag}</p>
))

function open(...matching: string[]) {
  stubMediaQueries(...matching)
  const { report, count } = stubIntersectionObserver()
  const { container, unmount } = render(<GalleryPhotos photos={PHOTOS}>Photos</GalleryPhotos>)
  const box = container.querySelector('[data-moving]')?.parentElement as Element
  const slots = () =>
    [...container.querySelectorAll('[data-photo]')].map((slot) => slot.getAttribute('data-photo'))
  return {
    see: (...states: boolean[]) =>
      act(() => report(...states.map((isSeen) => [box, isSeen] as const))),
    photos: () => screen.queryAllByText(/^Flag/).length,
    slots,
    changedAfter(ms: number) {
      const before = slots()
      act(() => vi.advanceTimersByTime(ms))
      return slots().flatMap((photo, at) => (photo === before[at] ? [] : [at]))
    },
    observers: count,
    unmount,
  }
}

it('fetches no photo before it is near, and keeps them when it has gone by', () => {
  const { see, photos } = open()
  expect(photos()).toBe(0)
  see(false)
  expect(photos()).toBe(0)
  see(true)
  const all = photos()
  expect(all).toBeGreaterThan(0)
  see(false)
  expect(photos()).toBe(all)
})

it('has its photos on paper', () => {
  const { photos } = open()
  window.dispatchEvent(new Event('beforeprint'))
  expect(photos()).toBeGreaterThan(0)
})

it('changes one photo after the other while it is in sight on a wide screen', () => {
  const { see, changedAfter, slots } = open(WIDE_SCREEN_QUERY)
  see(false, true)
  expect(changedAfter(COLLAGE_SWAP_MS - 1)).toEqual([])
  expect(changedAfter(1)).toEqual([0])
  for (const slot of [1, 2]) {
    expect(changedAfter(COLLAGE_STAGGER_MS - 1)).toEqual([])
    expect(changedAfter(1)).toEqual([slot])
  }
  expect(new Set(slots()).size).toBe(slots().length)
})

it.each([
  [
    'out of sight',
    [WIDE_SCREEN_QUERY],
    (gallery: ReturnType<typeof open>) => gallery.see(true, false),
  ],
  ['on a phone', [], (gallery: ReturnType<typeof open>) => gallery.see(true)],
  [
    'paused',
    [WIDE_SCREEN_QUERY],
    (gallery: ReturnType<typeof open>) => {
      gallery.see(true)
      fireEvent.click(screen.getByRole('button', { name: 'Pause photos' }))
    },
  ],
] as const)('changes nothing %s', (_when, matching, stop) => {
  const gallery = open(...matching)
  stop(gallery)
  expect(gallery.changedAfter(60_000)).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves nothing running', () => {
  const { see, unmount, observers } = open(WIDE_SCREEN_QUERY)
  see(true)
  act(() => vi.advanceTimersByTime(2 * COLLAGE_SWAP_MS))
  unmount()
  expect([vi.getTimerCount(), observers()]).toEqual([0, 0])
})
