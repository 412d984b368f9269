// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import type { SessionDevice } from '../../schema'
import { SessionList } from './session-list'

afterEach(() => vi.unstubAllGlobals())

const LIST = `GET ${paths.api.sessions}`
const at = '2026-03-01T04:05:00.000Z'
const sessionsOf = (count: number): SessionDevice[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, device: `Firefox ${index + 1}`, address: '192.0.2.1' },
    ...{ signedInAt: '2026-02-01T00:00:00.000Z', lastSeenAt: at, isThisOne: index === 0 },
  }))

async function open(count: number, answers: StubReplies = {}) {
  answers[LIST] = sessionsOf(count)
  const { sent } = stubServer(answers)
  renderInPortal(<SessionList />)
  await screen.findByText('Firefox 1')
  return sent
}

it.each([
  [10, null],
  [11, '1 more'],
  [14, '4 more'],
])('of %d shows ten, and the others behind: %s', async (count, label) => {
  await open(count)
  const [first, second] = screen.getAllByRole('list')
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(10)
  expect(screen.queryByText(/ more$/)?.textContent ?? null).toBe(label)
  if (second) expect(within(second).getAllByRole('listitem')).toHaveLength(count - 10)
  expect(screen.getAllByText(/^Firefox \d+$/)).toHaveLength(count)
})

it('shows when each was last used, and offers to end all but this one', async () => {
  await open(2)
  expect(screen.getAllByText(formatTableDate(at))).toHaveLength(2)
  expect(screen.getByText('This device').closest('li')?.textContent).toContain('Firefox 1')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'End the session on Firefox 2' })).toBeTruthy()
})

it('ends one, once, and can try again after a failure; the others stay free', async () => {
  const call = `DELETE ${paths.api.sessionOf(2)}`
  const answers: StubReplies = { [call]: errorResponse(500) }
  const sent = await open(3, answers)
  const end = screen.getByRole('button', { name: 'End the session on Firefox 2' })
  await userEvent.click(end)
  await waitFor(() => expect(toastStore.read()[0]?.notice.destructive).toBe(true))
  await waitFor(() => expect(end.getAttribute('aria-busy')).toBeNull())
  const { reply, release } = heldReply()
  answers[call] = reply
  await userEvent.click(end)
  await userEvent.click(end)
  expect(sent.filter(([one]) => one === call)).toHaveLength(2)
  const other = screen.getByRole('button', { name: 'End the session on Firefox 3' })
  expect(other.getAttribute('aria-busy')).toBeNull()
  answers[LIST] = sessionsOf(3).filter(({ id }) => id !== 2)
  release({})
  await waitFor(() => expect(screen.queryByText('Firefox 2')).toBeNull())
  expect(toastStore.read()[0]?.notice.description).toBe('Firefox 2 is signed out.')
})
