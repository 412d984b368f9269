// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { newQueryClient, renderInPortal } from '../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../tests/support/components/toasts'
import type { Delivery, ReceiptDelivery } from '../schema'
import { SubmissionReceipt } from './submission-receipt'

const READ = `GET ${paths.api.submissionDelivery(5)}`
const RESEND = `POST ${paths.api.receiptResend(5)}`

const delivery = (
  receipt: Partial<ReceiptDelivery> | null,
  more: Partial<Delivery> = {},
): Delivery => ({
  ...{ isMailSent: true, messages: [], files: [] },
  receipt: receipt && {
    ...{ address: 'ana@example.org', state: 'sent', isKept: false, reason: null },
    ...{ triedAt: null, sentAt: null },
    ...receipt,
  },
  ...more,
})

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer({ [READ]: delivery({}) })
})
afterEach(() => {
  forgetToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (queries = newQueryClient()) =>
  renderInPortal(<SubmissionReceipt id={5} />, { queries })
const words = () => screen.queryByRole('status')?.textContent
const said = () => toastStore.read()[0]?.notice.description
const AWAY = { reason: 'The server is away.', triedAt: '2026-11-23T00:00:00.000Z' }

it.each<[Partial<ReceiptDelivery>, RegExp, string]>([
  [{ state: 'queued' }, /^Queuedto ana@example\.org$/, 'Send now'],
  [{ state: 'queued', ...AWAY }, /away\.Last tried .* It is tried again by itself\.$/, 'Send now'],
  [{ state: 'sent', sentAt: AWAY.triedAt }, /^SentNovember .*to ana@example\.org$/, 'Resend'],
  [{ state: 'sent', isKept: true }, /^Kept in the outboxfor ana.*was not sent\.$/, 'Send again'],
  [{ state: 'failed', ...AWAY }, /^Failedto .*away\.Last tried [^.]*\.$/, 'Resend'],
  [{ state: 'held', reason: 'Held back: too many' }, /^Held backto .*orgtoo many$/, 'Send now'],
])('says how far it has come: %o', async (receipt, shown, action) => {
  server.replies[READ] = delivery(receipt)
  show()
  expect(await screen.findByRole('button', { name: action })).toBeTruthy()
  expect(words()).toMatch(shown)
})

it.each([
  [true, 'Confirmation email is on its way'],
  [false, expect.stringMatching(/^No mail server is set up/)],
])('is sent again once, and says where it goes, with a mail server: %s', async (isMailSent, to) => {
  const sending = heldReply()
  server.replies[RESEND] = sending.reply
  show()
  const button = await screen.findByRole('button', { name: 'Resend' })
  fireEvent.click(button)
  await waitFor(() => expect(server.bodies(RESEND)).toHaveLength(1))
  fireEvent.click(button)
  sending.release(delivery({ state: 'queued' }, { isMailSent }))
  await waitFor(() => expect(words()).toMatch(/^Queued/))
  expect(said()).toEqual(to)
  expect(server.bodies(RESEND)).toHaveLength(1)
})

it('says why it was not sent again', async () => {
  server.replies[RESEND] = errorResponse(429, 'Too many at once.')
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Resend' }))
  await waitFor(() => expect(said()).toBe('Too many at once.'))
})

it('is read again when its state could not be loaded', async () => {
  server.replies[READ] = loseConnection
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.replies[READ] = delivery({})
  fireEvent.click(again)
  await waitFor(() => expect(words()).toMatch(/^Sent/))
})

it('is nothing for a registration without one', async () => {
  server.replies[READ] = delivery(null)
  const { container } = show()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(container.textContent).toBe('')
})

const FILE = { fileId: 1, scan: 'none', reason: null, triedAt: null } as const

it.each<[string, Delivery, boolean]>([
  ['a queued email', delivery({ state: 'queued' }), true],
  ['a file on its way', delivery({}, { files: [FILE] }), true],
  ['an infected file', delivery({}, { files: [{ ...FILE, scan: 'infected' }] }), false],
  ['nothing', delivery({}), false],
])('is read every three seconds while something is under way: %s', async (_what, now, isRead) => {
  vi.useFakeTimers()
  server.replies[READ] = now
  const { unmount } = show()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(server.sent).toHaveLength(isRead ? 4 : 1)
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(server.sent).toHaveLength(isRead ? 4 : 1)
})

it('has the registration read again when a file has arrived in the drive', async () => {
  vi.useFakeTimers()
  server.replies[READ] = delivery({}, { files: [FILE] })
  const queries = newQueryClient()
  const keys = [[paths.api.submissions, 'page=1'], [paths.api.submission(5)]]
  for (const key of keys) queries.setQueryData(key, {})
  const isOld = () => keys.map((key) => queries.getQueryState(key)?.isInvalidated)
  show(queries)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(isOld()).toEqual([false, false])
  server.replies[READ] = delivery({})
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(isOld()).toEqual([true, true])
})
