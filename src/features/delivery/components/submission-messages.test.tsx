// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../tests/support/components/portal'
import { RouterContexts } from '../../../../tests/support/components/router'
import { stubServer } from '../../../../tests/support/components/server-stub'
import type { MessageDelivery } from '../schema'
import { SubmissionMessages } from './submission-messages'

const MESSAGE: MessageDelivery = {
  ...{ mailingId: 9, subject: 'See you', address: 'ana@example.org', state: 'sent' },
  ...{ isKept: false, reason: null, sentAt: null },
}
const READER = { ...STAFF_USER_ANA, role: 'store_manager' } as const

afterEach(() => {
  vi.unstubAllGlobals()
})

async function show(messages: MessageDelivery[], user: typeof STAFF_USER_ANA = STAFF_USER_ANA) {
  const rest = { isMailSent: true, receipt: null, files: [] }
  const path = paths.api.submissionDelivery(5)
  const { sent } = stubServer({ [`GET ${path}`]: { ...rest, messages } })
  const shown = renderInPortal(
    <RouterContexts>
      <SubmissionMessages id={5} formId={7} />
    </RouterContexts>,
    { user },
  )
  await waitFor(() => expect(sent).toHaveLength(1))
  return shown
}

it.each<[Partial<MessageDelivery>, string]>([
  [{ state: 'waiting' }, 'Waiting'],
  [{}, 'Sent'],
  [{ isKept: true }, 'Kept in the outbox'],
  [{ state: 'failed', reason: 'No such user' }, 'Failed'],
  [{ state: 'unsubscribed' }, 'Unsubscribed'],
  [{ state: 'skipped' }, 'Not sent'],
])('says what has become of each: %o', async (part, label) => {
  await show([{ ...MESSAGE, ...part }])
  expect((await screen.findByRole('listitem')).textContent).toBe(
    `${label}ana@example.orgSee you${part.reason ?? ''}`,
  )
})

it('leads to the message, and to a new one for this person alone', async () => {
  const shown = await show([])
  expect(screen.getByRole('link', { name: 'Write a message' })).toBeTruthy()
  shown.unmount()
  await show([MESSAGE])
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('See you')).toBe(paths.portal.mailing(9))
  expect(await hrefOf('Write a message')).toBe(paths.portal.composeMailing('?form=7&ids=5'))
})

it('leads nowhere for a role that may not write, and is nothing without messages', async () => {
  const shown = await show([MESSAGE], READER)
  expect(await screen.findByText('See you')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  shown.unmount()
  expect((await show([], READER)).container.textContent).toBe('')
})
