// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsentChanges } from '@/components/portal/unsent'
import { paths } from '@/lib/paths'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { submissionRow } from '../../../../../tests/support/components/submission-rows'
import {
  forgetToasts,
  newestToastTexts,
  pressToastAction,
} from '../../../../../tests/support/components/toasts'
import { submissionKeys } from '../../keys'
import type { Submission } from '../../schema'
import { AssigneeField } from './assignee-field'

beforeEach(forgetToasts)
afterEach(() => {
  vi.unstubAllGlobals()
  unsentChanges.giveUp()
})

const STAFF = [
  { ...STAFF_USER_ANA, status: 'active' },
  { id: 5, name: 'Ben', role: 'admin', status: 'active' },
  { id: 6, name: 'Shop', role: 'store_manager', status: 'active' },
]
const USERS = `GET ${paths.api.users}`
const ONE = `PUT ${paths.api.submission(7)}`
const RESTORE = `POST ${paths.api.restoreAssignees}`

function show(assignee: Submission['assignee'], replies: StubReplies) {
  const sent = stubServer({ [USERS]: STAFF, ...replies })
  const queries = newQueryClient()
  const submission = submissionRow(7, { assignee })
  queries.setQueryData(submissionKeys.one(7), submission)
  renderInPortal(<AssigneeField submission={submission} />, { queries })
  return {
    ...sent,
    shown: () => queries.getQueryData<Submission>(submissionKeys.one(7))?.assignee,
  }
}
const field = () => screen.getByLabelText('Assigned to') as HTMLSelectElement
const names = () => [...field().options].map(({ textContent }) => textContent)
const choose = async (name: string) => {
  await waitFor(() => expect(field().disabled).toBe(false))
  await userEvent.selectOptions(field(), name)
}

it('offers those who may look after it, and who does, whatever that account may do now', async () => {
  show({ id: 6, name: 'Shop' }, {})
  await waitFor(() => expect(names()).toEqual(['Nobody', 'Shop', 'Ana Reyes', 'Ben']))
  expect(field().value).toBe('6')
})

it('cannot be chosen while the staff are unknown, and says when they could not be loaded', async () => {
  show({ id: 5, name: 'Ben' }, { [USERS]: errorResponse(500) })
  await screen.findByText(/The staff could not be loaded/)
  expect([field().disabled, field().value]).toEqual([true, '5'])
})

it('is shown at once, and gives back the earlier one when it is undone', async () => {
  const reply = heldReply()
  const replies = { [ONE]: reply.reply, [RESTORE]: { restored: 1 } }
  const { bodies, shown } = show({ id: 1, name: 'Ana Reyes' }, replies)
  await choose('Ben')
  await waitFor(() => expect(shown()).toEqual({ id: 5, name: 'Ben' }))
  reply.release(submissionRow(7))
  await waitFor(() =>
    expect(newestToastTexts()).toEqual(['Success', 'Registration assigned to Ben']),
  )
  pressToastAction()
  const earlier = [{ assigneeId: 1, ids: [7] }]
  await waitFor(() => expect(bodies(RESTORE)).toEqual([{ assigneeId: 5, earlier }]))
})

it.each([
  [409, 'This role does not look after registrations.', 0],
  [503, 'The database is being moved.', 1],
])('after %i has the earlier one again and says why; %s %i to send again', async (...given) => {
  const [status, words, kept] = given
  const { bodies, shown } = show({ id: 5, name: 'Ben' }, { [ONE]: errorResponse(status, words) })
  await choose('Nobody')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', words]))
  expect(bodies(ONE)).toEqual([{ assigneeId: null }])
  expect(shown()).toEqual({ id: 5, name: 'Ben' })
  expect(unsentChanges.read()).toHaveLength(kept)
})

it('a choice that fails late leaves a newer one, which is sent after it', async () => {
  const first = heldReply()
  const replies: unknown[] = [first.reply, submissionRow(7)]
  const { bodies, shown } = show(null, { [ONE]: () => replies.shift() })
  await choose('Ben')
  await waitFor(() => expect(bodies(ONE)).toEqual([{ assigneeId: 5 }]))
  await choose('Ana Reyes')
  await waitFor(() => expect(shown()?.id).toBe(1))
  expect(bodies(ONE)).toHaveLength(1)
  first.release(errorResponse(500))
  await waitFor(() => expect(bodies(ONE)).toEqual([{ assigneeId: 5 }, { assigneeId: 1 }]))
  expect(shown()?.id).toBe(1)
})
