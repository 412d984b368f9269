// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient, renderHookInPortal } from '../../../tests/support/components/portal'
import { useScreenLoaded } from './use-screen-loaded'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open() {
  const queries = newQueryClient()
  const { result, unmount } = renderHookInPortal(useScreenLoaded, { queries })
  const ask = (key: string) => {
    const { promise, resolve } = Promise.withResolvers<null>()
    void queries.prefetchQuery({ queryKey: [key], queryFn: () => promise })
    return () => resolve(null)
  }
  return { isSettled: () => result.current, ask, unmount }
}

it('waits for the last request, and a moment more', async () => {
  const { isSettled, ask } = open()
  const answers = [ask('a'), ask('b')]
  await passes(1000)
  answers[0]?.()
  await passes(1000)
  expect(isSettled()).toBe(false)
  answers[1]?.()
  await passes(299)
  expect(isSettled()).toBe(false)
  const answer = ask('c')
  await passes(1000)
  expect(isSettled(), 'another request began').toBe(false)
  answer()
  await passes(300)
  expect(isSettled()).toBe(true)
})

it('waits no longer than fifteen seconds for a request that hangs', async () => {
  const { isSettled, ask } = open()
  ask('a')
  await passes(14_999)
  expect(isSettled()).toBe(false)
  await passes(1)
  expect(isSettled()).toBe(true)
})

it('leaves no timer behind', () => {
  const { unmount } = open()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
