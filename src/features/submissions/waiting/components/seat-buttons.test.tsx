// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANA, newQueries, renderInPortal } from '../../../../../tests/support/components/portal'
import { submissionOf } from '../../../../../tests/support/components/sample-records'
import {
  DONE,
  held,
  type Reply,
  refusal,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts, toastWords } from '../../../../../tests/support/components/toasts'
import { submissionKeys } from '../../keys'
import { SeatButton } from './seat-buttons'

const ACT = 'POST /api/admin/submissions/7/seat'

beforeEach(forgetToasts)
afterEach(() => void vi.unstubAllGlobals())

function renderButton(
  props: Partial<ComponentProps<typeof SeatButton>>,
  reply: Reply = DONE,
  user = ANA,
) {
  const api = stubServer({ [ACT]: reply })
  const queries = newQueries()
  queries.setQueryData(submissionKeys.one(7), submissionOf())
  const element = <SeatButton id={7} formId={3} seat="held" name="Ana" {...props} />
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
  expect(toastWords()).toEqual(['Success', said])
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
  const reply = held()
  const { bodies } = renderButton({ seat: 'cancelled' }, reply.reply)
  const label = 'Take back cancelling: Ana'
  press(label)
  const busy = () => screen.getByRole('button', { name: label }).getAttribute('aria-busy')
  await waitFor(() => expect(busy()).toBe('true'))
  press(label)
  reply.release(DONE)
  await waitFor(() => expect(toastWords()).toEqual(['Success', 'No longer cancelled']))
  expect(bodies(ACT)).toEqual([{ act: 'restore' }])
})

it.each([
  [refusal(404, 'There is no such registration.'), 'There is no such registration.'],
  [refusal(500), 'Nothing was changed. Please try again.'],
])('closes, says why and reads the rows again when it fails (%#)', async (reply, sentence) => {
  const { isReadAgain } = renderButton({}, reply)
  press('Cancel: Ana')
  press('Cancel the registration')
  await waitFor(() => expect(toastWords()).toEqual(['Error', sentence]))
  await waitFor(() => expect(question()).toBeNull())
  expect(isReadAgain()).toBe(true)
})

it('is not there for a role that may not change registrations', () => {
  renderButton({}, DONE, { ...ANA, role: 'store_manager' })
  expect(screen.queryByRole('button')).toBeNull()
})
