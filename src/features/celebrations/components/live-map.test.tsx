// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { slugify } from '@/lib/slug'
import { LiveMap } from './live-map'

const PLACES = ['Aklan', 'Bohol', 'Cebu'].map((name) => ({ name, slug: name.toLowerCase() }))

let answer: () => Promise<Response>
const send = vi.fn(() => answer())

beforeEach(() => {
  vi.useFakeTimers()
  answer = async () => Response.json({ reported: ['aklan', 'bohol'] })
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  send.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = () => screen.getByRole('status').textContent
const map = (...reported: string[]) => <LiveMap places={PLACES} reported={reported} />

it('asks every twenty seconds which have reported', async () => {
  render(map('aklan'))
  expect(said()).toBe('1 of 3 places have reported')
  await passes(19_999)
  expect(send).not.toHaveBeenCalled()
  await passes(1)
  expect(said()).toBe('2 of 3 places have reported')
  expect(screen.getByText('Aklan, Bohol')).toBeTruthy()
})

it('keeps what it knows when no answer comes, and asks again', async () => {
  render(map('aklan'))
  answer = async () => Response.json({}, { status: 500 })
  await passes(20_000)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await passes(20_000)
  expect([said(), send.mock.calls.length]).toEqual(['1 of 3 places have reported', 2])
})

it('asks nothing in a tab that is hidden', async () => {
  render(map())
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await passes(60_000)
  expect(send).not.toHaveBeenCalled()
})

it('follows the page when it is rendered anew, and asks nothing once it is left', async () => {
  const { rerender, unmount } = render(map('aklan'))
  rerender(map('aklan', 'bohol', 'cebu'))
  expect(said()).toBe('3 of 3 places have reported')
  unmount()
  await passes(60_000)
  expect(send).not.toHaveBeenCalled()
})

it('counts places, because Metro Manila is on the map and no province', () => {
  const places = tiles.map(({ name }) => ({ name, slug: slugify(name) }))
  render(<LiveMap places={places} reported={['aklan', 'metro-manila']} />)
  expect(said()).toBe('2 of 83 places have reported')
})
