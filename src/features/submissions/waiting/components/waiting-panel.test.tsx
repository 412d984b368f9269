// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  NO_CONTENT,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import type { WaitingListResponse as Line, WaitingPerson } from '../schema'
import { WaitingList } from './waiting-list'
import { WaitingPanel } from './waiting-panel'

const READ = 'GET /api/admin/forms/3/waiting'
const PLACES = 'GET /api/admin/forms/3/places'
const ACT = 'POST /api/admin/submissions/7/seat'

const personOf = (more: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: 7,
  reference: 'K7M2-9QXD',
  name: 'Ana',
  email: 'ana@example.org',
  phone: null,
  seat: 'waiting',
  people: 1,
  queue: 1,
  offer: null,
  ...more,
})
const OFFERED = personOf({
  seat: 'offered',
  queue: null,
  offer: {
    state: 'open',
    offeredAt: '2026-11-20T04:00:00Z',
    expiresAt: null,
    mail: 'sent',
    mailReason: null,
    byName: null,
    reason: null,
  },
})
const lineOf = (...people: WaitingPerson[]): Line => ({
  people,
  count: people.length,
  isOffering: true,
})

beforeEach(forgetToasts)
afterEach(() => void vi.unstubAllGlobals())

function renderPanel(line: Line, replies: StubReplies = {}) {
  const api = stubServer({ [READ]: line, ...replies })
  const queries = newQueryClient()
  queries.setQueryData(['/api/admin/forms/3/waiting'], line)
  queries.setQueryData(['/api/admin/forms/3/places'], { limits: [] })
  renderInPortal(<WaitingPanel formId={3} />, { queries })
  return { ...api, queries }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const question = () => screen.queryByRole('alertdialog')
const confirm = (name: string) =>
  fireEvent.click(within(question() as HTMLElement).getByRole('button', { name }))
const writeReason = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value } })

it.each([
  ['Offer a place', 'offer', 'Offer a place', 'Place offered'],
  ['Move to the end', 'skip', 'Move to the end', 'Moved to the end of the line'],
])('“%s” needs a reason, and keeps it when it fails', async (label, act, confirmed, said) => {
  const replies = [errorResponse(409, 'They wait no longer.'), NO_CONTENT]
  const { bodies, queries } = renderPanel(lineOf(personOf()), {
    [ACT]: () => replies.shift(),
  })
  press(`${label}: Ana`)
  writeReason('   ')
  button(confirmed).focus()
  confirm(confirmed)
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ })
  expect(screen.getByText('Please write a reason')).toBeDefined()
  expect(document.activeElement).toBe(reason)
  expect(bodies(ACT)).toEqual([])
  writeReason(' Leads the choir ')
  expect(screen.queryByText('Please write a reason')).toBeNull()
  confirm(confirmed)
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'They wait no longer.']))
  expect(reason.value).toBe(' Leads the choir ')
  await waitFor(() => expect(button(confirmed).getAttribute('aria-busy')).toBeNull())
  confirm(confirmed)
  await waitFor(() => expect(question()).toBeNull())
  expect(newestToastTexts()).toEqual(['Success', said])
  expect(bodies(ACT)).toEqual(Array(2).fill({ act, reason: 'Leads the choir' }))
  expect(queries.getQueryState(['/api/admin/forms/3/places'])?.isInvalidated).toBe(true)
})

it('begins each question without the reason of the one before', () => {
  renderPanel(lineOf(personOf(), personOf({ id: 8, name: 'Ben', queue: 2 })))
  press('Offer a place: Ana')
  writeReason('Leads the choir')
  confirm('Cancel')
  press('Offer a place: Ben')
  expect(screen.getByText('Offer Ben a place?')).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe('')
})

it.each([
  ['Accepts', 'accept', 'The place is taken'],
  ['Declines', 'decline', 'The place goes to the next in line'],
  ['Send again', 'resend', 'Offer sent again'],
])('“%s” is sent at once, alone', async (label, act, said) => {
  const reply = heldReply()
  const other = { ...OFFERED, id: 8, name: 'Ben' }
  const { bodies, sent } = renderPanel(lineOf(OFFERED, other), { [ACT]: reply.reply })
  press(`${label}: Ana`)
  await waitFor(() => expect(button(`${label}: Ana`).getAttribute('aria-busy')).toBe('true'))
  expect(button(`${label}: Ben`).getAttribute('aria-busy')).toBeNull()
  press(`${label}: Ben`)
  press('Move to the end: Ben')
  expect(question()).toBeNull()
  reply.release(NO_CONTENT)
  await waitFor(() => expect(newestToastTexts()).toEqual(['Success', said]))
  expect(bodies(ACT)).toEqual([{ act }])
  expect(sent.filter(([request]) => request.startsWith('POST'))).toHaveLength(1)
})

it('says how many wait, how many are shown, and whether places are offered', () => {
  renderPanel({ ...lineOf(personOf()), count: 201, isOffering: false })
  expect(screen.getByText(/^201 registrations, the first 1 below\./).textContent).toContain(
    'Places are not offered automatically now',
  )
})

it('says that all are shown and offered in order', () => {
  renderPanel(lineOf(personOf()))
  expect(screen.getByText(/^1 registration\. Free places are offered automatically/)).toBeDefined()
})

it('says that no one waits, and what could not be loaded', async () => {
  renderPanel(lineOf())
  expect(screen.getByText('No one is waiting for a place')).toBeDefined()
  stubServer({ [READ]: errorResponse(500) })
  renderInPortal(<WaitingPanel formId={3} />)
  expect(await screen.findByText('The waiting list could not be loaded')).toBeDefined()
})

it.each([
  ['is kept by the form', { hasWaitingList: true, limits: [] }, STAFF_USER_ANA.role, true],
  [
    'has people though it is off',
    { hasWaitingList: false, limits: [{ waiting: 1 }] },
    STAFF_USER_ANA.role,
    true,
  ],
  ['is not kept', { hasWaitingList: false, limits: [{ waiting: 0 }] }, STAFF_USER_ANA.role, false],
  ['is of others', { hasWaitingList: true, limits: [] }, 'store_manager' as const, false],
])('is there when a waiting list %s', async (_case, places, role, isThere) => {
  const { bodies } = stubServer({ [PLACES]: places, [READ]: lineOf() })
  renderInPortal(<WaitingList formId={3} />, { user: { ...STAFF_USER_ANA, role } })
  await waitFor(() => expect(bodies(PLACES)).toHaveLength(1))
  if (isThere) await screen.findByRole('region', { name: 'Waiting list' })
  else await waitFor(() => expect(bodies(READ)).toEqual([]))
  expect(screen.queryByRole('region', { name: 'Waiting list' }) !== null).toBe(isThere)
})
