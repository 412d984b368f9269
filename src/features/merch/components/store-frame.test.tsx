// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubIframes } from '../../../../tests/support/components/browser-stubs'
import { StoreFrame } from './store-frame'

const STORE = 'https://store.example/one'
const ORIGIN = 'https://store.example'
const postMessage = vi.fn()
const store = { postMessage }

let wasLoaded: boolean

beforeEach(() => {
  vi.useFakeTimers()
  wasLoaded = false
  postMessage.mockReset()
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    wasLoaded && name === STORE ? [{} as PerformanceEntry] : [],
  )
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(store as never)
  stubIframes()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const frame = () => screen.getByTitle<HTMLIFrameElement>('Store')
const isCovered = () => screen.queryByText('Loading the store...') !== null
const help = () => screen.queryByRole('link', { name: 'Open the store' })
const load = () => act(() => frame().dispatchEvent(new Event('load')))

function open() {
  const { unmount } = render(
    <StoreFrame address={STORE} helpTitle="Nothing here?" helpLink="Open the store" />,
  )
  return unmount
}

function say(height: number, { origin = ORIGIN, source = store as object } = {}) {
  const message = Object.assign(new Event('message'), { data: { height }, origin, source })
  act(() => window.dispatchEvent(message))
}

it('is as tall as the store says, and then uncovered', () => {
  open()
  expect([frame().style.height, isCovered()]).toEqual(['1500px', true])
  say(1200)
  expect([frame().style.height, isCovered()]).toEqual(['1200px', false])
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another window of the store', { source: {} }],
])('does not listen to %s', (_who, from) => {
  open()
  say(5000, from)
  expect([frame().style.height, isCovered()]).toEqual(['1500px', true])
})

it('asks the store for its height after a second, and at once if it was there before', () => {
  open()()
  passes(5000)
  expect(postMessage, 'the visitor has left').not.toHaveBeenCalled()
  open()
  passes(1000)
  expect(postMessage.mock.calls).toEqual([[{ type: 'resize-check' }, ORIGIN]])
  wasLoaded = true
  open()
  expect(postMessage).toHaveBeenCalledTimes(2)
})

it('a store that sends no height is shown three seconds after it has loaded', () => {
  open()
  passes(5000)
  load()
  passes(2999)
  expect(isCovered()).toBe(true)
  passes(1)
  expect([isCovered(), help()]).toEqual([false, null])
})

it('a store that does not come is told after ten seconds, and shown if it comes later', () => {
  open()
  passes(9999)
  expect([isCovered(), help()]).toEqual([true, null])
  passes(1)
  expect([isCovered(), help()?.getAttribute('href')]).toEqual([false, STORE])
  load()
  expect(help()).toBeNull()
})

it('a store that had loaded before the script does not count as missing', () => {
  wasLoaded = true
  open()
  passes(10_000)
  expect([isCovered(), help()]).toEqual([false, null])
})
