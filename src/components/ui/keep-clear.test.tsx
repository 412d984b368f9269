// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEEP_CLEAR_PROPS, useKeepClear } from './keep-clear'

let places: Record<string, [top: number, bottom: number, left?: number]>

beforeEach(() => {
  vi.useFakeTimers()
  places = { toast: [900, 960] }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly observe: () => void) {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [top, bottom, left = 0] = places[this.title] ?? [0, 0]
    const lift = this.title === 'toast' ? -Number.parseFloat(this.style.translate.slice(2)) || 0 : 0
    const height = bottom - top
    return new DOMRect(left, top - lift, height === 0 ? 0 : 300, height)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Toast({ isShown }: { isShown: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useKeepClear(ref, isShown)
  return <div ref={ref} title="toast" />
}

function open(isShown = true) {
  const page = (shown: boolean) => (
    <>
      {['upper bar', 'bar', 'aside'].map((title) => (
        <div key={title} title={title} {...KEEP_CLEAR_PROPS} />
      ))}
      <Toast isShown={shown} />
    </>
  )
  const { rerender, unmount } = render(page(isShown))
  const toast = screen.getByTitle('toast')
  return { toast, lift: () => toast.style.translate, hide: () => rerender(page(false)), unmount }
}

const scroll = () => act(() => window.dispatchEvent(new Event('scroll')))

it.each([
  ['nothing is in its way', {}, ''],
  ['a bar is below it', { bar: [970, 1000] }, ''],
  ['a bar is under it', { bar: [950, 1000] }, '0 -18px'],
  ['another bar is above that one', { bar: [950, 1000], 'upper bar': [850, 885] }, '0 -118px'],
  ['the bar is beside it', { aside: [950, 1000, 400] }, ''],
  ['it would leave the window', { bar: [10, 1000] }, '0 -900px'],
] as const)('moves up no further than it must when %s', (_when, bars, expected) => {
  places = { ...places, ...(bars as unknown as typeof places) }
  expect(open().lift()).toBe(expected)
})

it('follows what scrolls, and comes back down', () => {
  const { lift } = open()
  places.bar = [950, 1000]
  scroll()
  expect(lift()).toBe('0 -18px')
  scroll()
  expect(lift(), 'from where it is').toBe('0 -18px')
  delete places.bar
  scroll()
  expect(lift()).toBe('')
})

it('does not move while something is pressed, nor before the click has come', () => {
  const { lift } = open()
  window.dispatchEvent(new Event('pointerdown'))
  places.bar = [950, 1000]
  scroll()
  window.dispatchEvent(new Event('pointerup'))
  scroll()
  vi.advanceTimersByTime(299)
  expect(lift()).toBe('')
  vi.advanceTimersByTime(1)
  expect(lift()).toBe('0 -18px')
})

it.each([[], ['pointerdown', 'pointerup']])(
  'goes back to its place when it is empty, and moves no more: %#',
  (...presses) => {
    places.bar = [950, 1000]
    const { lift, hide } = open()
    for (const press of presses) window.dispatchEvent(new Event(press))
    hide()
    expect(lift()).toBe('')
    scroll()
    vi.advanceTimersByTime(1000)
    expect(lift()).toBe('')
  },
)
