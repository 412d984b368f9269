// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { RouterContexts } from '../../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import type { Mailing, MailingDetails, MailingRecipient } from '../../schema'
import { MailingsScreen } from '../list/mailings-screen'
import { MailingScreen } from './mailing-screen'

const PATH = paths.api.mailing(9)
const READ = `GET ${PATH}`
const WRITE = `PUT ${PATH}`

const counts = (more: Partial<Mailing['counts']> = {}): Mailing['counts'] => ({
  ...{ waiting: 2, sent: 1, failed: 0, unsubscribed: 0, skipped: 0 },
  ...more,
})
const recipient = (more: Partial<MailingRecipient> = {}): MailingRecipient => ({
  ...{ id: 1, submissionId: 5, reference: 'K7M2-9QXD', name: null, address: 'ana@example.org' },
  ...{ state: 'sent', isKept: false, reason: null, sentAt: null },
  ...more,
})
const mailing = (more: Partial<MailingDetails> = {}): MailingDetails => ({
  ...{ id: 9, formId: 7, formName: 'Retreat', author: 'Ana', subject: 'See you', text: 'Hello' },
  ...{ state: 'sending', createdAt: '2026-11-23T00:00:00.000Z', counts: counts(), kept: 0 },
  ...{ trouble: null, recipients: [recipient()], found: 3 },
  ...more,
})

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer({ [READ]: mailing() })
})
afterEach(() => {
  forgetToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (screenShown = <MailingScreen id={9} />) =>
  renderInPortal(<RouterContexts>{screenShown}</RouterContexts>)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const said = () => toastStore.read()[0]
const queries = () => server.sent.map(([call]) => call.split('?')[1])
const progress = () => screen.findByRole<HTMLProgressElement>('progressbar')

it.each<[string, Partial<Mailing>, boolean]>([
  ['while messages leave', {}, true],
  ['not while it is paused', { state: 'paused' }, false],
  ['not once all have left', { counts: counts({ waiting: 0, sent: 3 }) }, false],
])('is read every three seconds: %s', async (_when, more, isRead) => {
  vi.useFakeTimers()
  server.replies[READ] = mailing(more)
  server.replies[`GET ${paths.api.mailings}`] = [mailing(more)]
  const one = show()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(server.sent).toHaveLength(isRead ? 4 : 1)
  one.unmount()
  show(<MailingsScreen />)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(server.sent).toHaveLength(isRead ? 8 : 2)
})

it('begins with the first page when another state is chosen', async () => {
  server.replies[READ] = mailing({ found: 120 })
  show()
  await press('Next')
  await waitFor(() => expect(queries()).toEqual(['page=1', 'page=2']))
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'failed' } })
  await waitFor(() => expect(queries().at(-1)).toBe('page=1&state=failed'))
})

it('goes back to the last page when the open one has disappeared', async () => {
  server.replies[READ] = mailing({ found: 120 })
  show()
  await press('Next')
  await waitFor(() => expect(screen.getByText('Page 2 of 3')).toBeTruthy())
  server.replies[READ] = mailing({ found: 100 })
  await press('Next')
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy()
})

it.each<[Partial<MailingDetails>, number]>([
  [{}, 1],
  [{ counts: counts({ skipped: 1, failed: 1, unsubscribed: 1 }) }, 4],
  [{ state: 'stopped', counts: counts({ waiting: 0, skipped: 2 }) }, 1],
])('counts what is through: %o is %d', async (more, value) => {
  server.replies[READ] = mailing(more)
  show()
  expect((await progress()).value).toBe(value)
})

it('says what keeps messages waiting, and why somebody got none', async () => {
  const skipped = recipient({ state: 'skipped', reason: 'The registration was cancelled before.' })
  server.replies[READ] = mailing({ trouble: 'It is away.', recipients: [skipped] })
  show()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^It is away\./)
  expect(screen.getByRole('cell', { name: /^Not sent/ }).textContent).toContain('cancelled before')
  expect(screen.getByRole('link', { name: 'K7M2-9QXD' }).getAttribute('href')).toBe(
    paths.portal.submission(5),
  )
})

it.each<[Mailing['state'], string, string, string]>([
  ['sending', 'Pause', 'paused', 'Paused'],
  ['paused', 'Continue', 'sending', 'Sending again'],
])('from %s by one press of %s', async (state, button, wanted, title) => {
  server.replies[READ] = mailing({ state })
  const changing = heldReply()
  server.replies[WRITE] = changing.reply
  show()
  await press(button)
  await waitFor(() => expect(server.bodies(WRITE)).toHaveLength(1))
  await press(button)
  changing.release(mailing())
  await waitFor(() => expect(said()?.notice.title).toBe(title))
  expect(server.bodies(WRITE)).toEqual([{ state: wanted }])
})

it.each([
  [loseConnection, 'Try again'],
  [errorResponse(409, 'The mailing was stopped.'), undefined],
])('offers to try again what was lost, not what was refused', async (reply, action) => {
  server.replies[WRITE] = reply
  show()
  await press('Pause')
  await waitFor(() => expect(said()?.notice.destructive).toBe(true))
  expect(said()?.action?.label).toBe(action)
  server.replies[WRITE] = mailing({ state: 'paused' })
  act(() => said()?.action?.onAction())
  if (action) await waitFor(() => expect(said()?.notice.title).toBe('Paused'))
})

it('cancels the rest only after a question, and moves the focus to the progress', async () => {
  show()
  const cancel = await screen.findByRole('button', { name: 'Cancel the rest' })
  cancel.focus()
  await press('Cancel the rest')
  await press('Keep sending')
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await press('Cancel the rest')
  expect(screen.getByRole('alertdialog').textContent).toContain('2 messages will not be sent.')
  expect(server.bodies(WRITE)).toEqual([])
  const stopped = mailing({ state: 'stopped', counts: counts({ waiting: 0, skipped: 2 }) })
  server.replies[WRITE] = stopped
  server.replies[READ] = stopped
  await press('Cancel the rest')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.bodies(WRITE)).toEqual([{ state: 'stopped' }])
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Progress' }))
})

it('closes the question when cancelling fails, and the focus is on the button again', async () => {
  server.replies[WRITE] = loseConnection
  show()
  ;(await screen.findByRole('button', { name: 'Cancel the rest' })).focus()
  await press('Cancel the rest')
  await press('Cancel the rest')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel the rest' }))
})
