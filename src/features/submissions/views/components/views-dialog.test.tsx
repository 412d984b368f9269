// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import {
  forgetToasts,
  newestToastTexts,
  pressToastAction,
} from '../../../../../tests/support/components/toasts'
import type { SavedView } from '../schema'
import { ViewsDialog } from './views-dialog'

const VIEWS = paths.api.submissionViews
const ONE = paths.api.submissionView(4)
const view: SavedView = {
  id: 4,
  name: 'Cebu',
  isShared: false,
  mayChange: true,
  query: '?status=new',
  count: 12,
}

let before: string
beforeEach(forgetToasts)
beforeEach(() => {
  before = window.location.href
  window.history.replaceState(null, '', '/admin/submissions?form=3')
})
afterEach(() => {
  window.history.replaceState(null, '', before)
  vi.unstubAllGlobals()
})

async function show(replies: StubReplies = {}, change = {}, role: Role = 'admin') {
  const views = [{ ...view, ...change }]
  const counts = { mine: 0, unassigned: 0, needsLook: 0 }
  const sent = stubServer({ [`GET ${VIEWS}`]: { counts, views }, ...replies })
  renderInPortal(<ViewsDialog open onOpenChange={() => {}} />, {
    user: { ...STAFF_USER_ANA, role },
  })
  await screen.findByRole('listitem')
  return sent
}
const field = () => screen.getByLabelText('Save this list as') as HTMLInputElement
const share = () => screen.getByRole('checkbox') as HTMLInputElement
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const button = (name: string) => screen.queryByRole('button', { name })
const MOVED = errorResponse(503, 'The database is being moved.')

it('saves the list of the address, and begins anew', async () => {
  const { bodies } = await show({ [`POST ${VIEWS}`]: { ...view, name: 'Ours' } })
  await userEvent.type(field(), ' Ours ')
  await userEvent.click(share())
  await press('Save view')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Success', 'View “Ours” saved']))
  expect(bodies(`POST ${VIEWS}`)).toEqual([{ name: 'Ours', isShared: true, query: '?form=3' }])
  expect([field().value, share().checked]).toEqual(['', false])
})

it.each<[string, Response | null, string, string[]]>([
  ['without a name', null, '  ', []],
  [
    'whose name is taken',
    errorResponse(409, 'Taken', { code: 'view.name_exists' }),
    'Cebu',
    ['Taken'],
  ],
])('%s says so at the field, until another is typed', async (_case, reply, name, said) => {
  await show({ [`POST ${VIEWS}`]: reply })
  await userEvent.type(field(), name)
  await press('Save view')
  const words = said[0] ?? 'Please enter a name'
  await screen.findByText(words)
  expect(field().value).toBe(name)
  await userEvent.type(field(), 'x')
  expect(screen.queryByText(words)).toBeNull()
})

it('keeps what was typed when it could not be saved', async () => {
  await show({ [`POST ${VIEWS}`]: MOVED })
  await userEvent.type(field(), 'Ours')
  await press('Save view')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'The database is being moved.']))
  expect(field().value).toBe('Ours')
  expect(button('Save view')?.getAttribute('aria-busy')).toBeNull()
})

it.each<[string, object, object]>([
  ['Make Cebu the list as it is now', {}, { query: '?form=3' }],
  ['Share Cebu', {}, { isShared: true }],
  ['Stop sharing Cebu', { isShared: true }, { isShared: false }],
])('%s', async (name, change, body) => {
  const { bodies } = await show({ [`PUT ${ONE}`]: view }, change)
  await press(name)
  await waitFor(() => expect(bodies(`PUT ${ONE}`)).toEqual([body]))
  await waitFor(() => expect(bodies(`GET ${VIEWS}`)).toHaveLength(2))
})

it('may be changed only by those who may, and shared by fewer', async () => {
  await show({}, { mayChange: false })
  expect(screen.getByRole('list').querySelector('button')).toBeNull()
})

it('a coordinator changes an own view, and shares none', async () => {
  await show({}, {}, 'event_coordinator')
  expect(button('Rename Cebu')).not.toBeNull()
  expect(button('Share Cebu')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it.each<[object, string]>([
  [{}, 'Yours, 12 match'],
  [{ isShared: true, count: 12_345, isEstimated: true }, 'Shared, about 12,345 match'],
  [{ count: null }, 'Yours. Its form is gone'],
])('%j reads "%s"', async (change, words) => {
  await show({}, change)
  expect(screen.getByRole('listitem').textContent).toContain(words)
})

it.each([
  ['{Enter}', []],
  ['{Escape}', []],
  [' 2{Escape}', []],
  [' 2{Enter}', [{ name: 'Cebu 2' }]],
])('renamed by %s sends %j, and the focus goes back', async (keys, sent) => {
  const { bodies } = await show({ [`PUT ${ONE}`]: view })
  await press('Rename Cebu')
  await userEvent.type(screen.getByRole('textbox', { name: 'New name of Cebu' }), keys)
  await waitFor(() => expect(document.activeElement?.id).toBe('rename-4'))
  expect(bodies(`PUT ${ONE}`)).toEqual(sent)
})

it('comes back with all it had when its deletion is undone', async () => {
  const replies = { [`DELETE ${ONE}`]: null, [`POST ${VIEWS}`]: view }
  const { bodies } = await show(replies, { isShared: true, query: '' })
  await press('Delete Cebu')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Success', 'View “Cebu” deleted']))
  pressToastAction()
  const whole = { name: 'Cebu', isShared: true, query: '?' }
  await waitFor(() => expect(bodies(`POST ${VIEWS}`)).toEqual([whole]))
})

it('says why it could not be deleted', async () => {
  await show({ [`DELETE ${ONE}`]: MOVED })
  await press('Delete Cebu')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'The database is being moved.']))
  screen.getByRole('button', { name: 'Delete Cebu' })
})

it('a view is changed once, however often a button is pressed before the answer', async () => {
  const { reply, release } = heldReply()
  const { bodies } = await show({ [`DELETE ${ONE}`]: reply, [`PUT ${ONE}`]: view })
  await press('Delete Cebu')
  await press('Delete Cebu')
  await press('Make Cebu the list as it is now')
  release({})
  await waitFor(() => expect(newestToastTexts()[1]).toContain('Cebu'))
  expect([bodies(`DELETE ${ONE}`).length, bodies(`PUT ${ONE}`).length]).toEqual([1, 0])
})
