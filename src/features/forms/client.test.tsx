// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { newQueryClient, renderHookInPortal } from '../../../tests/support/components/portal'
import { retreatForm } from '../../../tests/support/components/retreat-form'
import {
  heldReply,
  loseConnection,
  stubServer,
} from '../../../tests/support/components/server-stub'
import {
  formQueryKeys,
  useDeleteForm,
  useDuplicateForm,
  useEventForm,
  useToggleForm,
  useUpdateForm,
} from './client'
import type { EventForm, ListedForm } from './schema'

const PATH = paths.api.form(7)
const FORM = retreatForm({ id: 7 })
const FIGURES = { total: 3, lastAt: null, hasSeats: false }

let server: ReturnType<typeof stubServer>
let queries: ReturnType<typeof newQueryClient>

beforeEach(() => {
  server = stubServer({ [`GET ${PATH}`]: FORM })
  queries = newQueryClient()
  queries.setQueryData(formQueryKeys.one(7), FORM)
  queries.setQueryData(formQueryKeys.list, [
    { ...FORM, submissions: FIGURES },
    { ...retreatForm({ id: 8 }), submissions: null },
  ])
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const use = <Result,>(hook: () => Result) => renderHookInPortal(hook, { queries }).result
const listed = () => queries.getQueryData<ListedForm[]>(formQueryKeys.list) ?? []
const states = () => [
  queries.getQueryData<EventForm>(formQueryKeys.one(7))?.isActive,
  ...listed().map(({ isActive }) => isActive),
]

it.each([
  [{ ...FORM, isActive: false }, false],
  [loseConnection, true],
])('shows a turned switch at once, and as it was when that fails', async (reply, isActive) => {
  const turning = heldReply()
  server.replies[`PUT ${PATH}`] = turning.reply
  const { current } = use(useToggleForm)
  act(() => current.mutate(FORM))
  await waitFor(() => expect(server.bodies(`PUT ${PATH}`)).toEqual([{ isActive: false }]))
  expect(states()).toEqual([false, false, true])
  turning.release(reply)
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(states()).toEqual([isActive, isActive, true])
})

it('shows what was saved with the figures of before, whatever an older request brings', async () => {
  const reading = heldReply()
  server.replies[`GET ${PATH}`] = reading.reply
  server.replies[`PUT ${PATH}`] = { ...FORM, name: 'Camp' }
  const { current } = use(() => ({ read: useEventForm(7), update: useUpdateForm(7) }))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  await act(() => current.update.mutateAsync({ name: 'Camp' }))
  reading.release(FORM)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(queries.getQueryData(formQueryKeys.one(7))).toMatchObject({ name: 'Camp' })
  expect(listed()[0]).toMatchObject({ name: 'Camp', submissions: FIGURES })
  expect(listed()[1]?.name).toBe('Retreat')
})

it('takes a deleted form off the list at once, and reads the list again', async () => {
  server.replies[`DELETE ${PATH}`] = () => new Response(null, { status: 204 })
  const { current } = use(useDeleteForm)
  await act(() => current.mutateAsync(7))
  expect(listed().map(({ id }) => id)).toEqual([8])
  expect(queries.getQueryState(formQueryKeys.list)?.isInvalidated).toBe(true)
})

it('reads the list again after a copy was made', async () => {
  server.replies[`POST ${paths.api.formDuplicate(7)}`] = Response.json(retreatForm({ id: 9 }), {
    status: 201,
  })
  const { current } = use(useDuplicateForm)
  await act(() => current.mutateAsync(7))
  expect(queries.getQueryState(formQueryKeys.list)?.isInvalidated).toBe(true)
})
