// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../tests/support/components/portal'
import { retreatField, retreatForm } from '../../../../../tests/support/components/retreat-form'
import { RouterContexts } from '../../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import { formQueryKeys } from '../../client'
import type { PlacesWithRevision } from '../schema'
import { PlacesScreen } from './places-screen'

const FORM = retreatForm({
  fields: [retreatField('bus', { fieldType: 'radio', options: ['Iloilo', 'Roxas'] })],
})
const FORM_PATH = `GET ${paths.api.form(FORM.id)}`
const PLACES = paths.api.formPlaces(FORM.id)
const LIMIT = { id: 3, fieldId: null, option: null, province: null, seats: 20, held: 5, waiting: 0 }

const places = (more: Partial<PlacesWithRevision> = {}): PlacesWithRevision => ({
  ...{ opensAt: null, closesAt: null, changeUntil: null, hasWaitingList: true, offerHours: null },
  ...{ showLeftBelow: 4, party: null, limits: [LIMIT], revision: 'first' },
  ...more,
})

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer({ [FORM_PATH]: FORM, [`GET ${PLACES}`]: places() })
})
afterEach(() => {
  forgetToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (options: Parameters<typeof renderInPortal>[1] = {}) =>
  renderInPortal(
    <RouterContexts>
      <PlacesScreen id={FORM.id} />
    </RouterContexts>,
    options,
  )
const below = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: /^Show how many are left/ })
const type = async (value: string) => fireEvent.change(await below(), { target: { value } })
const save = () => {
  const [button] = screen.getAllByRole('button', { name: 'Save' })
  if (button) fireEvent.click(button)
}
const isUnsaved = () => screen.queryAllByText('Unsaved changes').length > 0

it('is saved once, with the revision that was read, and keeps what is typed meanwhile', async () => {
  const saving = heldReply()
  server.replies[`PUT ${PLACES}`] = saving.reply
  const queries = newQueryClient()
  queries.setQueryData(formQueryKeys.list, [])
  show({ queries })
  await type('5')
  save()
  await waitFor(() => expect(server.bodies(`PUT ${PLACES}`)).toHaveLength(1))
  fireEvent.submit((await below()).form as HTMLFormElement)
  await type('6')
  // The screen may fetch the saved state again before the save's own response arrives.
  const now = { showLeftBelow: 5, revision: 'second', limits: [{ ...LIMIT, held: 6 }] }
  queries.setQueryData([PLACES], places(now))
  await screen.findByText('6 held')
  expect(screen.queryByRole('alert'), 'its own save is no conflict').toBeNull()
  saving.release(places({ showLeftBelow: 5, revision: 'second' }))
  await waitFor(() => expect(queries.getQueryState(formQueryKeys.list)?.isInvalidated).toBe(true))
  expect(server.bodies(`PUT ${PLACES}`)).toEqual([
    expect.objectContaining({ showLeftBelow: 5, revision: 'first' }),
  ])
  expect([(await below()).value, isUnsaved()]).toEqual(['6', true])

  server.replies[`PUT ${PLACES}`] = places({ showLeftBelow: 6, revision: 'third' })
  save()
  await waitFor(() => expect(isUnsaved()).toBe(false))
  expect(server.bodies(`PUT ${PLACES}`)[1]).toMatchObject({ showLeftBelow: 6, revision: 'second' })
})

it.each([
  ['Load their version', '9', 0],
  ['Replace it with mine', '5', 1],
])('offers both versions when somebody else has saved first: %s', async (choice, value, puts) => {
  server.replies[`PUT ${PLACES}`] = errorResponse(409, 'Somebody else was first.')
  show()
  await type('5')
  server.replies[`GET ${PLACES}`] = places({ showLeftBelow: 9, revision: 'theirs' })
  save()
  const button = await screen.findByRole('button', { name: choice })
  expect((await below()).value).toBe('5')
  expect(toastStore.read()[0]?.notice.description).toBe('Somebody else was first.')
  server.replies[`PUT ${PLACES}`] = places({ showLeftBelow: 5, revision: 'mine' })
  fireEvent.click(button)
  await waitFor(() => expect(isUnsaved()).toBe(false))
  expect((await below()).value).toBe(value)
  expect(server.bodies(`PUT ${PLACES}`).slice(1)).toEqual(
    Array(puts).fill(expect.objectContaining({ showLeftBelow: 5, revision: 'theirs' })),
  )
})

it('reads the numbers every ten seconds while it is open, and keeps what is typed', async () => {
  vi.useFakeTimers()
  const { unmount } = show()
  await act(() => vi.advanceTimersByTimeAsync(100))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Show how many/ })
  fireEvent.change(input, { target: { value: '7' } })
  server.replies[`GET ${PLACES}`] = places({ limits: [{ ...LIMIT, held: 21 }] })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('21 held')).toBeTruthy()
  expect(screen.getByText('1 over')).toBeTruthy()
  expect(input.value).toBe('7')
  unmount()
  const before = server.sent.length
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(server.sent).toHaveLength(before)
})

it('shows nothing to edit before it is read anew, however recent the last visit', async () => {
  const reading = heldReply()
  server.replies[`GET ${PLACES}`] = reading.reply
  const queries = newQueryClient()
  queries.setQueryData(formQueryKeys.one(FORM.id), FORM)
  queries.setQueryData([PLACES], places())
  show({ queries })
  await waitFor(() => expect([server.sent.length, queries.isFetching()]).toEqual([2, 1]))
  expect(screen.queryByRole('textbox')).toBeNull()
  reading.release(places({ showLeftBelow: 8 }))
  expect((await below()).value).toBe('8')
})

it('takes back the message of a refused save with the correction', async () => {
  show()
  await type('none')
  expect(screen.queryByText('Please enter a number of places')).toBeNull()
  save()
  await screen.findByText('Please enter a number of places')
  const there = await below()
  await waitFor(() => expect(document.activeElement).toBe(there))
  expect(server.bodies(`PUT ${PLACES}`)).toEqual([])
  await type('5')
  expect(screen.queryByText('Please enter a number of places')).toBeNull()
})

it('cannot be changed by a role that may only read it', async () => {
  const queries = newQueryClient()
  show({ user: { ...STAFF_USER_ANA, role: 'store_manager' }, queries })
  expect((await below()).closest('fieldset')?.disabled).toBe(true)
  for (const control of screen.getAllByRole('switch')) {
    expect(control.matches(':disabled')).toBe(true)
  }
  for (const name of ['Save', 'Add a limit', 'Remove limit 1']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  fireEvent.submit((await below()).form as HTMLFormElement)
  expect(queries.isMutating()).toBe(0)
})

it('says that the form is not there', async () => {
  server.replies[FORM_PATH] = errorResponse(404, 'Gone')
  show()
  expect(await screen.findByRole('link', { name: 'Back to Event Forms' })).toBeTruthy()
})
