// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInPortal } from '../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  NO_CONTENT,
  type StubReplies,
  type StubReply,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../tests/support/components/toasts'
import type { Gap, GapKind, Ledger } from '../schema'
import { LedgerScreen } from './ledger-screen'

const READ = 'GET /api/admin/ledger'
const REPAIR = 'POST /api/admin/ledger/repair'
const HEALTH = 'GET /api/health'
const WELL = {
  status: 'ok',
  database: 'ok',
  queue: 'ok',
  storage: 'ok',
  storageError: null,
  drive: 'off',
  driveError: null,
  driveSignInEnds: null,
  mail: 'ok',
  places: 'ok',
}

const gapOf = (kind: GapKind, id: number): Gap => ({
  kind,
  id,
  what: `${kind} ${id}`,
  submission: null,
  reason: 'It has waited too long.',
  since: '2026-11-20T04:00:00Z',
})
const ledgerOf = (gaps: Gap[], gapCount = gaps.length): Ledger => ({
  isDriveOn: false,
  lines: [],
  gaps,
  gapCount,
})

beforeEach(forgetToasts)
afterEach(() => void vi.unstubAllGlobals())

async function renderScreen(ledger: StubReply, replies: StubReplies = {}) {
  const api = stubServer({ [READ]: ledger, [HEALTH]: WELL, ...replies })
  renderInPortal(<LedgerScreen />)
  await waitFor(() => expect(screen.queryAllByRole('region').length).toBeGreaterThan(1))
  return api
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name) as HTMLElement)

it('tries all again that can be, but not what staff decide about each alone', async () => {
  const gaps = [
    gapOf('receipt', 1),
    gapOf('file_missing', 2),
    gapOf('receipt_held', 3),
    gapOf('file_infected', 4),
    gapOf('offer', 5),
  ]
  const api = await renderScreen(ledgerOf(gaps), { [REPAIR]: NO_CONTENT })
  expect(await screen.findByText('Gaps (5)')).toBeDefined()
  press('Try all again')
  await waitFor(() =>
    expect(newestToastTexts()).toEqual(['Trying again', '2 deliveries are on the way again.']),
  )
  expect(api.bodies(REPAIR)).toEqual([
    {
      gaps: [
        { kind: 'receipt', id: 1 },
        { kind: 'offer', id: 5 },
      ],
    },
  ])
  await waitFor(() => expect(api.bodies(READ)).toHaveLength(2))
})

it('offers no “all” for a single one, and nothing for what cannot be repaired', async () => {
  await renderScreen(ledgerOf([gapOf('receipt', 1), gapOf('file_missing', 2)]))
  await screen.findByText('Gaps (2)')
  expect(button('Try all again')).toBeNull()
  expect(button(/receipt 1$/)).not.toBeNull()
  expect(button(/file_missing 2$/)).toBeNull()
})

it('sends one that was held back, once, and says why it could not', async () => {
  const reply = heldReply()
  const submission = { id: 7, formId: 3, reference: 'K7M2-9QXD' }
  const gaps = [{ ...gapOf('receipt_held', 3), submission }]
  const api = await renderScreen(ledgerOf(gaps), { [REPAIR]: reply.reply })
  const line = (await screen.findByText(/held back: receipt_held 3/)).closest('li') as HTMLElement
  expect(line.textContent).toMatch(/Registration K7M2-9QXD, since Nov 20, 2026/)
  const send = within(line).getByRole('button', { name: /^Send now/ })
  fireEvent.click(send)
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(send)
  reply.release(errorResponse(409, 'It has been sent meanwhile.'))
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', 'It has been sent meanwhile.']))
  expect(api.bodies(REPAIR)).toHaveLength(1)
})

it('says that more gaps follow than are shown', async () => {
  await renderScreen(ledgerOf([gapOf('receipt', 1)], 1201))
  await screen.findByText('Gaps (1,201)')
  expect(screen.getByText(/^The oldest 1 of 1,201\./)).toBeDefined()
})

it('says that there are no gaps and no registrations', async () => {
  await renderScreen(ledgerOf([]))
  expect(await screen.findByText(/^No gaps/)).toBeDefined()
  expect(screen.getByText('No registrations yet')).toBeDefined()
})

it('shows which system fails though the server answers that it is not well', async () => {
  const ill = Response.json({ ...WELL, status: 'failing', queue: 'failing' }, { status: 503 })
  await renderScreen(ledgerOf([]), { [HEALTH]: ill })
  const queue = (await screen.findByText('Queue')).closest('li')
  expect(queue?.textContent).toContain('Failing')
})

it('says when the systems cannot be asked', async () => {
  await renderScreen(ledgerOf([]), { [HEALTH]: errorResponse(502) })
  expect(await screen.findByText('The systems could not be asked')).toBeDefined()
})

it('shows the systems though the gaps cannot be read', async () => {
  await renderScreen(errorResponse(500))
  await screen.findByText('The delivery check could not be loaded')
  expect(await screen.findByText('Queue')).toBeDefined()
})

it('shows nothing to a role that is refused', async () => {
  stubServer({ [READ]: errorResponse(403, 'Your role does not allow this.'), [HEALTH]: WELL })
  renderInPortal(<LedgerScreen />)
  await screen.findByText('Not open to your role')
  expect(screen.queryByRole('region', { name: 'Systems' })).toBeNull()
})
