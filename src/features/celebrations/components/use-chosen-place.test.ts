// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Province } from '../schema'
import { useChosenPlace } from './use-chosen-place'

const PROVINCES = [{ name: 'Cebu', slug: 'cebu', region: 'Visayas', towns: [] as string[] }]
const CEBU = { region: 'Visayas', province: 'cebu' } as const
const back = vi.fn()

beforeEach(() => {
  vi.spyOn(history, 'back').mockImplementation(back)
})
afterEach(() => {
  back.mockReset()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const goTo = (address: string) => {
  history.replaceState(null, '', address)
  act(() => window.dispatchEvent(new Event('popstate')))
}

function openAt(address: string) {
  history.replaceState(null, '', address)
  const provinces = PROVINCES as unknown as Province[]
  const { result, unmount } = renderHook(() => useChosenPlace(provinces))
  return { now: () => result.current, act: (change: () => void) => act(change), unmount }
}

const address = () => location.pathname + location.search

it('what is opened here gets an entry of its own, from which closing goes back', () => {
  const { now, act } = openAt('/yearly-events')
  const entries = history.length
  act(() => now().open(CEBU))
  expect([history.length - entries, address()]).toEqual([
    1,
    '/yearly-events?region=Visayas&province=cebu',
  ])
  act(() => now().change({ region: 'Visayas', province: null }))
  expect([history.length - entries, address(), now().chosen]).toEqual([
    1,
    '/yearly-events?region=Visayas',
    { region: 'Visayas', province: null },
  ])
  act(() => now().close())
  expect([back.mock.calls.length, now().chosen]).toEqual([1, null])
})

it('what a shared address opens is closed on this page', () => {
  const { now, act } = openAt('/yearly-events?province=cebu')
  expect(now().chosen).toEqual(CEBU)
  act(() => now().change({ region: 'Luzon', province: null }))
  act(() => now().close())
  expect([back.mock.calls.length, address(), now().chosen]).toEqual([0, '/yearly-events', null])
})

it('follows Back and Forward, until it is left', () => {
  const { now, unmount } = openAt('/yearly-events')
  goTo('/yearly-events?province=cebu')
  expect(now().chosen).toEqual(CEBU)
  goTo('/yearly-events')
  expect(now().chosen).toBeNull()
  unmount()
  goTo('/yearly-events?province=cebu')
  expect(now().chosen).toBeNull()
})
