// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  findThanks,
  pressButton,
  pressSubmit,
  renderRegistration,
  STORED_REGISTRATION,
  typeInto,
  valueShownIn,
  visitorForm,
} from '../../../../tests/support/components/registration'
import { sentRequestAt, stubInOrder } from '../../../../tests/support/components/server-stub'
import { eventField } from '../../../../tests/support/event-form'
import { type Draft, findDeviceDraft, saveDeviceDraft } from '../draft'

const NAME = eventField('name', 0, { label: 'Full name' })
const LETTER = eventField('letter', 1, { label: 'Letter', fieldType: 'file' })
const FORM = visitorForm([NAME, LETTER])
const ANA: Draft = {
  idempotencyKey: 'kept-key',
  answers: { name: 'Ana' },
  files: [],
  unanswered: null,
}
const DAY = 86_400_000

const keep = (draft: Partial<Draft> = {}, ago = 0) =>
  saveDeviceDraft(localStorage, 'retreat', { ...ANA, ...draft }, Date.now() - ago)
const isKept = () => findDeviceDraft(localStorage, 'retreat', FORM.fields, Date.now()) !== null

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('comes back with its key, and names the files to choose again', async () => {
  const send = stubInOrder([201, STORED_REGISTRATION])
  keep({ files: ['letter'] })
  renderRegistration(FORM)
  expect(valueShownIn(/^Full name/)).toBe('Ana')
  expect((await screen.findByText(/^We kept what you typed/)).textContent).toContain('“Letter”')
  pressSubmit()
  expect(await screen.findByText(/choose this file again/)).toBeTruthy()
  pressSubmit()
  await findThanks()
  expect(sentRequestAt(send).key).toBe('kept-key')
})

it('still asks for its file when something else is typed first', async () => {
  keep({ files: ['letter'] })
  renderRegistration(FORM)
  typeInto(/^Full name/, 'Ana Cruz')
  window.dispatchEvent(new Event('pagehide'))
  const { files, answers } = findDeviceDraft(localStorage, 'retreat', FORM.fields, Date.now()) ?? {}
  expect([files, answers]).toEqual([['letter'], { name: 'Ana Cruz' }])
})

it('is sensitive for a day only', () => {
  keep({}, 2 * DAY)
  renderRegistration({ ...FORM, fields: [{ ...NAME, isSensitive: true }] })
  expect(valueShownIn(/^Full name/)).toBe('')
  expect(isKept()).toBe(false)
})

it('is cleared by “Not yours?”', async () => {
  keep()
  renderRegistration(FORM)
  fireEvent.click(await screen.findByRole('button', { name: 'Clear and start over' }))
  expect(valueShownIn(/^Full name/)).toBe('')
  expect(isKept()).toBe(false)
})

it('is kept again when clearing it is undone', async () => {
  keep()
  renderRegistration(FORM)
  fireEvent.click(await screen.findByRole('button', { name: 'Clear and start over' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(valueShownIn(/^Full name/)).toBe('Ana')
  window.dispatchEvent(new Event('pagehide'))
  expect(findDeviceDraft(localStorage, 'retreat', FORM.fields, Date.now())?.answers).toEqual(
    ANA.answers,
  )
})

it('keeps boxes that were unticked again, which is an answer too', async () => {
  const send = stubInOrder([201, STORED_REGISTRATION])
  const days = eventField('days', 1, { fieldType: 'checkbox', options: ['Sat', 'Sun'] })
  keep({ answers: { name: 'Ana', days: [] } })
  renderRegistration(visitorForm([NAME, days]))
  pressSubmit()
  await findThanks()
  expect(sentRequestAt(send).body.data).toEqual({ name: 'Ana', days: [] })
})

it('is older than what was posted without script, whose attempt has the same key', async () => {
  const send = stubInOrder([201, STORED_REGISTRATION])
  keep({ answers: { name: 'Older' } })
  const attempt = { answers: { name: 'Posted' }, errors: {}, message: 'Please fix it' }
  renderRegistration(FORM, { attempt })
  expect(valueShownIn(/^Full name/)).toBe('Posted')
  expect(screen.queryByText(/^We kept what you typed/)).toBeNull()
  pressSubmit()
  await findThanks()
  expect(sentRequestAt(send).key).toBe('kept-key')
})

it('goes before what a link fills in', async () => {
  history.replaceState(null, '', '/forms/retreat?prefill.name=Lea')
  const { unmount } = renderRegistration(FORM)
  await waitFor(() => expect(valueShownIn(/^Full name/)).toBe('Lea'))
  unmount()
  keep({ answers: {}, files: ['letter'] })
  renderRegistration(FORM)
  await screen.findByText(/^We kept what you typed/)
  expect(valueShownIn(/^Full name/)).toBe('')
})

it('decides again what is shown after a link has filled in an answer', async () => {
  const rule = { fieldId: 'name', is: 'given' } as const
  const more = eventField('more', 1, { showWhen: { match: 'all', rules: [rule] } })
  history.replaceState(null, '', '/forms/retreat?prefill.name=Lea')
  renderRegistration(visitorForm([NAME, more]))
  await waitFor(() => expect(valueShownIn(/^Full name/)).toBe('Lea'))
  await waitFor(() => expect(screen.getByLabelText(/^Label more/).closest('[hidden]')).toBeNull())
})

it('has a card for each of its people', async () => {
  const party = { min: 1, max: 4, fieldIds: ['name'], nameFieldIds: ['name'], needsAdult: false }
  const answers = { name: 'Ana', 'name-2': 'Ben', 'name-3': 'Carla' }
  keep({ answers, people: 3 })
  const fields = [{ ...NAME, person: 1, fieldId: 'name' }]
  renderRegistration(visitorForm(fields, { party, people: 1 }))
  await screen.findByRole('group', { name: 'Person 3' })
  const names = screen.getAllByLabelText(/^Full name/) as HTMLInputElement[]
  expect(names.map(({ value }) => value)).toEqual(['Ana', 'Ben', 'Carla'])
  pressButton('Remove person 2')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Person 3' })).toBeNull())
  const left = screen.getAllByLabelText(/^Full name/) as HTMLInputElement[]
  expect(left.map(({ value }) => value)).toEqual(['Ana', 'Carla'])
})
