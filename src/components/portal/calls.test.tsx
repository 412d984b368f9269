// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient, renderHookInPortal } from '../../../tests/support/components/portal'
import { cacheResponse, useApiMutation, useApiQuery } from './calls'

afterEach(() => vi.unstubAllGlobals())

function stubFetch() {
  const send = vi.fn(async (_path: string) => Response.json(send.mock.calls.length))
  vi.stubGlobal('fetch', send)
  return (path: string) => send.mock.calls.filter(([asked]) => asked === path).length
}

it('reads again whenever the screen is opened', async () => {
  stubFetch()
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const open = () => renderHookInPortal(() => useApiQuery<number>('/list'), { queries })
  const first = open()
  await waitFor(() => expect(first.result.current.data).toBe(1))
  first.unmount()
  const second = open()
  expect(second.result.current.data, 'meanwhile').toBe(1)
  await waitFor(() => expect(second.result.current.data).toBe(2))
})

it('an older request does not bring the old data back', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const queries = newQueryClient()
  const { result } = renderHookInPortal(() => useApiQuery<string>('/user'), { queries })
  await act(() => cacheResponse(queries, ['/user'], 'new'))
  answer.resolve(Response.json('old'))
  await act(async () => void (await answer.promise))
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current.data).toBe('new')
})

it.each([
  ['what it names', [['/a']], 2, 1],
  ['everything, if it names nothing', [], 2, 2],
] as const)('a change that failed has %s read again', async (_what, refetched, a, b) => {
  const countOf = stubFetch()
  const { result } = renderHookInPortal(() => ({
    reads: [useApiQuery('/a'), useApiQuery('/b')],
    change: useApiMutation(() => Promise.reject(new Error('lost')), ...refetched),
  }))
  await waitFor(() => expect(result.current.reads.every(({ isSuccess }) => isSuccess)).toBe(true))
  await act(() => result.current.change.mutateAsync(undefined).catch(() => null))
  expect([countOf('/a'), countOf('/b')]).toEqual([a, b])
})
