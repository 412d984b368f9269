// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  newQueryClient,
  renderInPortal,
  STAFF_USER_ANA,
} from '../../../../../tests/support/components/portal'
import { sampleSubmission } from '../../../../../tests/support/components/sample-records'
import {
  errorResponse,
  heldReply,
  NO_CONTENT,
  type StubReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../tests/support/components/toasts'
import { submissionKeys } from '../../keys'
import { CancelSeatButton } from './seat-buttons'

const ACT = 'POST /api/admin/submissions/7/seat'

beforeEach(forgetToasts)
afterEach(() => void vi.unstubAllGlobals())

function renderButton(
  props: Partial<ComponentProps<typeof CancelSeatButton>>,
  reply: StubReply = NO_CONTENT,
  user = STAFF_USER_ANA,
) {
  const api = stubServer({ [ACT]: reply })
  const queries = newQueryClient()
  queries.setQueryData(submissionKeys.one(7), sampleSubmission())
  const element = <CancelSeatButton id={7} formId={3} seat="held" name="Ana" {...props} />
  renderInPortal(element, { queries, user })
  const isReadAgain = () => queries.getQueryState(submissionKeys.one(7))?.isInvalidated
  return { ...api, isReadAgain }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => screen.queryByRole('alertdialog')

it.each([
  ['one person', {}, 'Cancel: Ana', 'Cancel the registration', 'cancel', 'Cancelled'],
  [
    'a family',
    { isAll: true, seat: 'cancelled' as const },
    'Cancel all people: Ana',
    'Cancel all people',
    'cancel_all',
    'All people are cancelled',
  ],
])('cancels %s after a question', async (_case, props, label, confirm, act, said) => {
  const { bodies, isReadAgain } = renderButton(props)
  press(label)
  expect(bodies(ACT)).toEqual([])
  press(confirm)
  await waitFor(() => expect(question()).toBeNull())
  expect(bodies(ACT)).toEqual([{ act }])
  expect(newestToastTexts()).toEqual(['Success', said])
  expect(isReadAgain()).toBe(true)
})

it('cancels nobody who is kept', () => {
  const { sent } = renderButton({})
  press('Cancel: Ana')
  press('Keep it')
  expect([question(), sent]).toEqual([null, []])
})

it.each([
  ['held' as const, /^The place is free at once/],
  [null, /^The registration stays/],
])('with the seat %s it says what that means', (seat, words) => {
  renderButton({ seat })
  press('Cancel: Ana')
  expect(screen.getByText(words)).toBeDefined()
})

it('takes cancelling back without a question, once', async () => {
  const reply = heldReply()
  const { bodies } = renderButton({ seat: 'cancelled' }, reply.reply)
  const label = 'Take back cancelling: Ana'
  press(label)
  const busy = () => screen.getByRole('button', { name: label }).getAttribute('aria-busy')
  await waitFor(() => expect(busy()).toBe('true'))
  press(label)
  reply.release(NO_CONTENT)
  await waitFor(() => expect(newestToastTexts()).toEqual(['Success', 'No longer cancelled']))
  expect(bodies(ACT)).toEqual([{ act: 'restore' }])
})

it.each([
  [errorResponse(404, 'There is no such registration.'), 'There is no such registration.'],
  [errorResponse(500), 'Nothing was changed. Please try again.'],
])('closes, says why and reads the rows again when it fails (%#)', async (reply, sentence) => {
  const { isReadAgain } = renderButton({}, reply)
  press('Cancel: Ana')
  press('Cancel the registration')
  await waitFor(() => expect(newestToastTexts()).toEqual(['Error', sentence]))
  await waitFor(() => expect(question()).toBeNull())
  expect(isReadAgain()).toBe(true)
})

it('is not there for a role that may not change registrations', () => {
  renderButton({}, NO_CONTENT, { ...STAFF_USER_ANA, role: 'store_manager' })
  expect(screen.queryByRole('button')).toBeNull()
})
