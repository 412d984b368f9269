// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInPortal, STAFF_USER_ANA } from '../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../tests/support/components/toasts'
import type { PersonFound } from '../schema'
import { PersonScreen } from './person-screen'

const SEARCH = 'POST /api/admin/people/search'
const ARCHIVE = 'POST /api/admin/people/archive'
const ERASE = 'POST /api/admin/people/erase'

const registration = (id: number, isCertain: boolean) => ({
  id,
  name: 'Ana Reyes',
  formName: 'Camp',
  reference: `AAAA-${id}`,
  submittedAt: '2026-11-20T04:00:00.000Z',
  place: 'list' as const,
  matches: ['Email'],
  isCertain,
})
const FOUND: PersonFound = {
  kind: 'email',
  addresses: ['0917 555 0101'],
  submissions: [registration(7, true), { ...registration(8, false), place: 'bin' }],
  testimonies: [{ id: 5, status: 'pending', createdAt: '2026-11-20T04:00:00Z', isCertain: true }],
  venueRequests: 0,
  outboxMails: 2,
  attempts: 0,
  logLines: 1,
  isUnsubscribed: false,
  isStaff: false,
}
const REPORT = {
  at: '2026-11-20T04:00:00.000Z',
  lines: [{ where: 'Registrations', count: 1 }],
  driveCopies: 3,
}
const NOTHING = { ...FOUND, addresses: [], submissions: [], testimonies: [], outboxMails: 0 }

beforeEach(forgetToasts)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const found = () => screen.findByRole('region', { name: /^Stored about/ })
function find(value = 'ana@example.org') {
  const field = screen.getByLabelText(/^Email address, phone number or name/)
  fireEvent.change(field, { target: { value } })
  press('Find')
}
async function renderFound(replies: StubReplies = {}, of = FOUND) {
  const api = stubServer({ [SEARCH]: of, ...replies })
  renderInPortal(<PersonScreen />)
  find()
  await found()
  return api
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const CHOSEN = { who: 'ana@example.org', others: [], submissions: [7], testimonies: [5] }

it('is for super admins only', () => {
  renderInPortal(<PersonScreen />, { user: { ...STAFF_USER_ANA, role: 'admin' } })
  expect(screen.getByText('Only super admins may do this')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Find' })).toBeNull()
})

it('searches without spaces around, and says what is wrong', async () => {
  const api = stubServer({ [SEARCH]: errorResponse(400, 'Please enter a whole email address') })
  renderInPortal(<PersonScreen />)
  find(' ana@ ')
  expect(await screen.findByText('Please enter a whole email address')).toBeDefined()
  expect(api.bodies(SEARCH)).toEqual([{ who: 'ana@', others: [] }])
})

it('chooses what is certainly theirs at first, and tells what else there is', async () => {
  await renderFound()
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true])
  const text = (await found()).textContent
  expect(text).toContain('Ana Reyes, #7 Camp')
  expect(text).toContain('Reference AAAA-8 · in the bin · found in: Email')
  expect(text).toContain('Also: 2 messages in the outbox, 1 line of the audit log.')
  expect(screen.getByText('2 chosen')).toBeDefined()
})

it('searches with each further address, which then begins anew', async () => {
  const api = await renderFound()
  fireEvent.click(boxes()[1] as HTMLElement)
  press('0917 555 0101')
  await screen.findByText('Stored about ana@example.org, 0917 555 0101')
  await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true]))
  press('0917 555 0101')
  await waitFor(() => expect(api.bodies(SEARCH)).toHaveLength(3))
  expect(api.bodies(SEARCH).at(-1)).toEqual({
    who: 'ana@example.org',
    others: ['0917 555 0101', '0917 555 0101'],
  })
})

it('saves an archive of what is chosen', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const late = heldReply()
  const replies = [errorResponse(500), {}, late.reply]
  const api = await renderFound({ [ARCHIVE]: () => replies.shift() })
  for (const box of boxes()) if (box.checked) fireEvent.click(box)
  press('Download archive')
  await waitFor(() =>
    expect(newestToastTexts()).toEqual(['Error', 'It did not work. Please try again.']),
  )
  expect(saved).toEqual([])
  fireEvent.click(boxes()[1] as HTMLElement)
  press('Download archive')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Success', 'The archive is saved']))
  expect(saved).toEqual([expect.stringMatching(/^person-\d+\.zip$/)])
  const who = { who: 'ana@example.org', others: [] }
  expect(api.bodies(ARCHIVE)).toEqual([who, { ...who, submissions: [8] }])
  press('Download archive')
  await waitFor(() => expect(api.bodies(ARCHIVE)).toHaveLength(3))
  find()
  await waitFor(() => expect(api.bodies(SEARCH)).toHaveLength(2))
  late.release({})
  await waitFor(() => expect(saved, 'although somebody searches meanwhile').toHaveLength(2))
})

it('erases after a question, and shows the report until the next search', async () => {
  const api = await renderFound({ [ERASE]: REPORT })
  press('Erase')
  const question = screen.getByRole('alertdialog')
  expect(question.textContent).toContain('Registrations: 1, testimonies: 1.')
  expect(api.bodies(ERASE)).toEqual([])
  press('Erase')
  await screen.findByText('being deleted', { exact: false })
  expect(api.bodies(ERASE)).toEqual([CHOSEN])
  expect(screen.queryByRole('region', { name: /^Stored about/ })).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  find()
  await found()
  expect(screen.queryByText('Erased')).toBeNull()
})

it('keeps what was found and chosen when erasing fails', async () => {
  await renderFound({ [ERASE]: errorResponse(503, 'The drive cannot be asked.') })
  fireEvent.click(boxes()[1] as HTMLElement)
  press('Erase')
  press('Erase')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'The drive cannot be asked.']))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true])
})

it('has nothing to take or erase where nothing is stored', async () => {
  await renderFound({}, { ...NOTHING, logLines: 0, isStaff: true, isUnsubscribed: true })
  expect(screen.getByText('Nothing is stored')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  expect(screen.getByText(/^There is an account of the staff/)).toBeDefined()
  expect(screen.getByText(/^They have unsubscribed/)).toBeDefined()
})

it('has something to take where only the log names them', async () => {
  await renderFound({}, NOTHING)
  expect(screen.queryByText('Nothing is stored')).toBeNull()
  expect(screen.getByRole('button', { name: 'Erase' })).toBeDefined()
})
