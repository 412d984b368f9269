// @vitest-environment happy-dom
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendRequest } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { newRouter, withRouter } from '../../../tests/support/components/router'
import { QueryProvider } from './query-provider'
import { unsentChanges } from './unsent'

beforeEach(unsentChanges.giveUp)
afterEach(() => {
  vi.unstubAllGlobals()
  unsentChanges.giveUp()
})

function open(status: number, meta?: { handlesSignedOut: boolean }) {
  const asked = vi.fn(async () => Response.json({}, { status }))
  vi.stubGlobal('fetch', asked)
  const router = newRouter()
  const { result, unmount } = renderHook(
    () => ({
      queries: useQueryClient(),
      read: useQuery({ queryKey: ['/list'], queryFn: () => sendRequest('/list'), meta }),
      change: useMutation({ mutationFn: () => sendRequest('/change'), meta }),
    }),
    {
      wrapper: ({ children }) => withRouter(<QueryProvider>{children}</QueryProvider>, router),
    },
  )
  return { asked, replace: router.replace, now: () => result.current, unmount }
}

it('leads to signing in once, and forgets all data, when the session has ended', async () => {
  const { replace, now } = open(401)
  await waitFor(() => expect(replace).toHaveBeenCalled())
  await act(() =>
    now()
      .change.mutateAsync()
      .catch(() => null),
  )
  expect(replace.mock.calls).toEqual([[paths.portal.login]])
  expect(now().queries.getQueryData([paths.api.session])).toBeNull()
})

it('a change that finds the session ended leads there too', async () => {
  const { replace, now, asked } = open(200)
  await waitFor(() => expect(now().read.isSuccess).toBe(true))
  asked.mockImplementation(async () => Response.json({}, { status: 401 }))
  await act(() =>
    now()
      .change.mutateAsync()
      .catch(() => null),
  )
  expect(replace.mock.calls).toEqual([[paths.portal.login]])
})

it.each([
  [403, undefined],
  [500, undefined],
  [401, { handlesSignedOut: true }],
])('stays on the screen after a %i with %j, and asks once', async (status, meta) => {
  const { replace, now, asked } = open(status, meta)
  await waitFor(() => expect(now().read.isError).toBe(true))
  expect(asked).toHaveBeenCalledOnce()
  await act(() =>
    now()
      .change.mutateAsync()
      .catch(() => null),
  )
  expect(asked).toHaveBeenCalledTimes(2)
  expect(replace).not.toHaveBeenCalled()
})

const isAskedWhenLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before the page is left while a change is being sent, or did not arrive', async () => {
  const { now, asked, unmount } = open(200)
  await waitFor(() => expect(now().read.isSuccess).toBe(true))
  expect(isAskedWhenLeaving()).toBe(false)
  const answer = Promise.withResolvers<Response>()
  asked.mockReturnValue(answer.promise)
  act(() => now().change.mutate())
  await waitFor(() => expect(isAskedWhenLeaving()).toBe(true))
  answer.resolve(Response.json({}))
  await waitFor(() => expect(isAskedWhenLeaving()).toBe(false))
  unsentChanges.add('status 1', vi.fn())
  expect(isAskedWhenLeaving()).toBe(true)
  unmount()
  expect(isAskedWhenLeaving(), 'outside of the portal').toBe(false)
})
