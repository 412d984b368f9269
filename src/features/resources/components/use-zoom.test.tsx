// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useZoom } from './use-zoom'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const size = (element: HTMLElement, name: string, read: () => number) =>
  Object.defineProperty(element, name, { get: read })

function open() {
  const view = document.createElement('section')
  const zoomed = () => Number(view.style.getPropertyValue('--zoom') || 1)
  size(view, 'clientWidth', () => 400)
  size(view, 'clientHeight', () => 600)
  for (const at of [0, 1, 2]) {
    const sheet = view.appendChild(document.createElement('div'))
    sheet.dataset.page = `${at + 1}`
    size(sheet, 'offsetLeft', () => 0)
    size(sheet, 'offsetTop', () => at * 500 * zoomed())
    size(sheet, 'offsetWidth', () => 400 * zoomed())
    size(sheet, 'offsetHeight', () => 500 * zoomed())
  }
  const { result, unmount } = renderHook(() => useZoom({ current: view }))
  const fire = (type: string, init: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), init)
    act(() => view.dispatchEvent(event))
    return event.defaultPrevented
  }
  const fingers = (...points: [x: number, y: number][]) => ({
    touches: points.map(([clientX, clientY]) => ({ clientX, clientY })),
  })
  return { view, result, unmount, fire, fingers, live: zoomed }
}

it('the point in the middle stays in its place', () => {
  const { view, result, live } = open()
  view.scrollTop = 500
  act(() => result.current.zoomTo(2))
  expect([live(), result.current.zoom]).toEqual([2, 2])
  expect([view.scrollLeft, view.scrollTop]).toEqual([200, 1300])
})

it.each([
  [9, 4],
  [0.2, 1],
])('%s times the width becomes %i', (wanted, expected) => {
  const { result } = open()
  act(() => result.current.zoomTo(2))
  act(() => result.current.zoomTo(wanted))
  expect(result.current.zoom).toBe(expected)
})

it('two fingers stretch it at once, and it is drawn again when they are lifted', () => {
  const { result, fire, fingers, live } = open()
  fire('touchstart', fingers([100, 100], [200, 100]))
  expect(fire('touchmove', fingers([50, 100], [250, 100])), 'kept from the page').toBe(true)
  expect([live(), result.current.zoom]).toEqual([2, 1])
  fire('touchend', fingers())
  expect(result.current.zoom).toBe(2)
  fire('touchstart', fingers([100, 100], [200, 100]))
  fire('touchmove', fingers([100, 100], [250, 100]))
  expect(live(), 'from where it was').toBe(3)
})

it('one finger, and a wheel alone, scroll', () => {
  const { fire, fingers, live } = open()
  fire('touchstart', fingers([100, 100]))
  expect(fire('touchmove', fingers([100, 300]))).toBe(false)
  expect(fire('wheel', { ctrlKey: false, deltaY: -100, clientX: 0, clientY: 0 })).toBe(false)
  expect(live()).toBe(1)
})

it('a pinch on a trackpad is drawn when it has ended, and not after the document was left', () => {
  const { result, fire, live, unmount } = open()
  const wheel = () => fire('wheel', { ctrlKey: true, deltaY: -50, clientX: 200, clientY: 300 })
  expect(wheel()).toBe(true)
  act(() => vi.advanceTimersByTime(149))
  wheel()
  act(() => vi.advanceTimersByTime(149))
  expect(result.current.zoom).toBe(1)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current.zoom).toBe(live())
  wheel()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
