// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { requestJson } from '@/lib/http/client'
import { newQueryClient, renderHookInPortal } from '../../../tests/support/components/portal'
import { usePagedQuery } from './kept-data'

afterEach(() => vi.unstubAllGlobals())

const queries = newQueryClient()
afterEach(() => queries.clear())

async function openList() {
  const answer = { status: 200, body: 'one', held: Promise.resolve() }
  vi.stubGlobal('fetch', async () => {
    await answer.held
    return Response.json(answer.body, { status: answer.status })
  })
  const list = renderHookInPortal(
    ({ page }) =>
      usePagedQuery({
        queryKey: ['list', page],
        queryFn: () => requestJson<string>('/list'),
      }),
    { queries, initialProps: { page: 1 } },
  )
  await waitFor(() => expect(list.result.current.data).toBe('one'))
  return {
    shown: () => list.result.current,
    async turnTo(page: number, status: number) {
      Object.assign(answer, { status, body: 'two' })
      list.rerender({ page })
      await waitFor(() => expect(list.result.current.isFetching).toBe(false))
    },
    async refetch(status: number) {
      const { promise, resolve } = Promise.withResolvers<void>()
      Object.assign(answer, { status, body: 'newer', held: promise })
      act(() => void list.result.current.refetch())
      await waitFor(() => expect(list.result.current.isFetching).toBe(true))
      const meanwhile = list.result.current
      resolve()
      await waitFor(() => expect(list.result.current.isFetching).toBe(false))
      return meanwhile
    },
  }
}

it('keeps the rows of the page before when the next one cannot be loaded, and says so', async () => {
  const { shown, turnTo, refetch } = await openList()
  await turnTo(2, 500)
  const kept = { data: 'one', error: null, isEarlier: true, isPlaceholderData: true }
  expect(shown()).toMatchObject({ ...kept, isPending: false })
  queries.setQueryData(['list', 1], 'one, changed')
  await waitFor(() => expect(shown().data).toBe('one, changed'))
  const changed = { ...kept, data: 'one, changed' }
  expect(await refetch(500), 'while it is tried again').toMatchObject(changed)
  expect(shown(), 'after another failure').toMatchObject(changed)
  await refetch(200)
  expect(shown()).toMatchObject({ data: 'newer', isEarlier: false, isPlaceholderData: false })
})

it.each([403, 404])('shows no earlier rows after a %i', async (status) => {
  const { shown, turnTo } = await openList()
  await turnTo(2, status)
  expect(shown()).toMatchObject({ data: undefined, error: { status }, isEarlier: false })
})

it.each([
  [500, null],
  [403, { status: 403 }],
  [404, { status: 404 }],
])('a refresh that fails with %i blocks the rows only when it is final', async (status, error) => {
  const { shown, refetch } = await openList()
  await refetch(status)
  expect(shown().error).toEqual(error && expect.objectContaining(error))
})
