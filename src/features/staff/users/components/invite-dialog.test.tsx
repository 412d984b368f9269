// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components'
import { type Answers, answerRequests } from '../../../../../tests/support/fake-server'
import { InviteDialog } from './invite-dialog'

afterEach(() => vi.unstubAllGlobals())

const INVITE = `POST ${paths.api.invite}`
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const role = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

async function open(answers: Answers) {
  const sent = answerRequests(answers)
  renderInPortal(<InviteDialog />)
  await press('Invite user')
  return sent
}
const fill = () => {
  fireEvent.change(email(), { target: { value: 'ben@example.org' } })
  fireEvent.click(role('Store Manager'))
}

it('sends the address and the role once, and closes where a mail server writes', async () => {
  const { promise, resolve } = Promise.withResolvers<[number, object]>()
  const sent = await open({ [INVITE]: promise })
  fill()
  await press('Send invitation')
  await press('Send invitation')
  expect(sent).toEqual([[INVITE, { email: 'ben@example.org', role: 'store_manager' }]])
  resolve([201, { email: 'ben@example.org', link: null }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toastStore.read()[0]?.notice.title).toBe('Invitation sent')
  await press('Invite user')
  expect([email().value, role('Admin').checked]).toEqual(['', true])
})

it('keeps address and role when it is refused', async () => {
  const error = 'Someone with this email address already has an account.'
  const sent = await open({ [INVITE]: [409, { error }] })
  fill()
  await press('Send invitation')
  await waitFor(() => expect(toastStore.read()[0]?.notice.description).toBe(error))
  expect([email().value, role('Store Manager').checked]).toEqual(['ben@example.org', true])
  await press('Send invitation')
  await waitFor(() => expect(sent).toHaveLength(2))
})
