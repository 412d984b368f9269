// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import {
  labelledFormField,
  listedForm,
} from '../../../../../tests/support/components/submission-rows'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import { BinPanel } from './bin-panel'

beforeEach(forgetToasts)
afterEach(() => vi.unstubAllGlobals())

const row = (id: number) => ({
  id,
  formId: 3,
  formName: 'Retreat',
  reference: `ABCD-${2000 + id}`,
  data: { name: `Person ${id}` },
  deletedAt: '2026-03-01T00:00:00Z',
  erasedAt: '2026-03-31T12:00:00Z',
  deletedBy: id === 7 ? null : 'Ben Cruz',
})
const BIN = `GET ${paths.api.bin}`
const [RESTORE, ERASE, EMPTY] = [paths.api.binRestore, paths.api.binErase, paths.api.binEmpty].map(
  (path) => `POST ${path}`,
) as [string, string, string]
const MOVED = errorResponse(503, 'The database is being moved.')

async function show(replies: StubReplies, role: Role = 'admin', total = 3) {
  const sent = stubServer({
    [BIN]: { rows: [row(7), row(8)], total },
    [`GET ${paths.api.forms}`]: [
      listedForm(3, { fields: [labelledFormField('name', 'Full name')] }),
    ],
    ...replies,
  })
  renderInPortal(<BinPanel />, { user: { ...STAFF_USER_ANA, role } })
  await screen.findByText('Registrations (3)')
  return sent
}
const button = (name: string) => screen.queryByRole('button', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }))
const answer = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))

it('says whose, by whom, when it goes, and that there are more', async () => {
  await show({})
  const [first, second] = await screen.findAllByRole('listitem')
  await waitFor(() => expect(first?.textContent).toContain('Person 7, #7 Retreat'))
  expect(first?.textContent).toContain('Deleted by somebody')
  expect(second?.textContent).toContain('Deleted by Ben Cruz; erased for good on Mar 31, 2026')
  screen.getByText('The latest 2 of 3.')
})

it('restores what is chosen, and keeps it chosen when that fails', async () => {
  const replies: unknown[] = [MOVED, { restored: 1 }]
  const { bodies } = await show({ [RESTORE]: () => replies.shift() })
  await choose(/#8 Retreat/)
  await press('Restore')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'The database is being moved.']))
  screen.getByText('1 selected')
  const reads = bodies(BIN).length
  await press('Restore')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Restored', '1 registration restored']))
  expect(bodies(RESTORE)).toEqual([{ ids: [8] }, { ids: [8] }])
  await waitFor(() => expect(bodies(BIN).length).toBeGreaterThan(reads))
})

it('erases what is chosen only after the question', async () => {
  const { bodies } = await show({ [ERASE]: { erased: 2 } })
  await choose(/Select all/)
  await press('Erase')
  await answer('Cancel')
  expect(bodies(ERASE)).toEqual([])
  await press('Erase')
  await answer('Erase')
  await waitFor(() => expect(newestToastTexts()[0]).toBe('Erased'))
  expect(bodies(ERASE)).toEqual([{ ids: [7, 8] }])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('empties all of the bin, not only what is shown, and only after the question', async () => {
  const { bodies } = await show({ [EMPTY]: { erased: 3 } })
  await press('Empty bin')
  expect(screen.getByRole('alertdialog').textContent).toContain('3 registrations go for good')
  expect(bodies(EMPTY)).toEqual([])
  await answer('Empty bin')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(bodies(EMPTY)).toHaveLength(1)
  expect(bodies(ERASE)).toEqual([])
})

it.each([
  ['Erase', ERASE],
  ['Empty bin', EMPTY],
])('%s: the question closes when it fails, and the reason is said', async (name, path) => {
  const { bodies } = await show({ [path]: MOVED })
  await choose(/#8 Retreat/)
  await press(name)
  await answer(name)
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'The database is being moved.']))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(bodies(path)).toHaveLength(1)
})

it('erasing is not for coordinators, restoring is', async () => {
  await show({}, 'event_coordinator')
  await choose(/#8 Retreat/)
  expect(button('Restore')).not.toBeNull()
  expect([button('Erase'), button('Empty bin')]).toEqual([null, null])
})

it('says when the bin could not be loaded', async () => {
  stubServer({ [BIN]: MOVED })
  renderInPortal(<BinPanel />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The bin could not be loaded')
})
