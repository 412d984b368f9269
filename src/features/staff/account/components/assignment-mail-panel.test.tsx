// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { AssignmentMailPanel } from './assignment-mail-panel'

const READ = `GET ${paths.api.preferences}`
const SAVE = `PUT ${paths.api.preferences}`

let answers: StubReplies
beforeEach(() => {
  answers = { [READ]: { assignmentMail: true } }
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const { sent } = stubServer(answers)
  renderInPortal(<AssignmentMailPanel />)
  await screen.findByRole('switch')
  return sent
}
const isOn = () => screen.getByRole('switch').getAttribute('aria-checked') === 'true'

it('shows the choice at once, and keeps it when it is stored', async () => {
  const { reply, release } = heldReply()
  answers[SAVE] = reply
  const sent = await open()
  await userEvent.click(screen.getByRole('switch'))
  expect(isOn()).toBe(false)
  expect(sent.at(-1)).toEqual([SAVE, { assignmentMail: false }])
  answers[READ] = { assignmentMail: false }
  await act(async () => release({ assignmentMail: false }))
  await waitFor(() => expect(sent.at(-1)).toEqual([READ]))
  expect(isOn()).toBe(false)
})

it('takes the choice back when it did not arrive, and offers to send it again', async () => {
  answers[SAVE] = errorResponse(503, 'The line is cut.')
  const sent = await open()
  await userEvent.click(screen.getByRole('switch'))
  await waitFor(() => expect(isOn()).toBe(true))
  await waitFor(() => {
    const { notice, action } = toastStore.read()[0] ?? {}
    expect([notice?.description, action?.label]).toEqual(['The line is cut.', 'Try again'])
  })
  await act(async () => toastStore.read()[0]?.action?.onAction())
  const saved = sent.filter(([call]) => call === SAVE).map(([, body]) => body)
  expect(saved).toEqual([{ assignmentMail: false }, { assignmentMail: false }])
})

it.each<[Role, number]>([
  ['event_coordinator', 1],
  ['store_manager', 0],
])('is for those to whom registrations are assigned: a %s', (role, count) => {
  stubServer(answers)
  renderInPortal(<AssignmentMailPanel />, { user: { ...STAFF_USER_ANA, role } })
  expect(screen.queryAllByText('Messages to you')).toHaveLength(count)
})
