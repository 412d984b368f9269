// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { InviteDialog } from './invite-dialog'

afterEach(() => vi.unstubAllGlobals())

const INVITE = `POST ${paths.api.invite}`
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const role = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

async function open(answers: StubReplies) {
  const { sent } = stubServer(answers)
  renderInPortal(<InviteDialog />)
  await press('Invite user')
  return sent
}
const fill = () => {
  fireEvent.change(email(), { target: { value: 'ben@example.org' } })
  fireEvent.click(role('Store Manager'))
}

it('sends the address and the role once, and closes where a mail server writes', async () => {
  const { reply, release } = heldReply()
  const sent = await open({ [INVITE]: reply })
  fill()
  await press('Send invitation')
  await press('Send invitation')
  expect(sent).toEqual([[INVITE, { email: 'ben@example.org', role: 'store_manager' }]])
  release({ email: 'ben@example.org', link: null })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toastStore.read()[0]?.notice.title).toBe('Invitation sent')
  await press('Invite user')
  expect([email().value, role('Admin').checked]).toEqual(['', true])
})

it('keeps address and role when it is refused', async () => {
  const error = 'Someone with this email address already has an account.'
  const sent = await open({ [INVITE]: errorResponse(409, error) })
  fill()
  await press('Send invitation')
  await waitFor(() => expect(toastStore.read()[0]?.notice.description).toBe(error))
  expect([email().value, role('Store Manager').checked]).toEqual(['ben@example.org', true])
  await press('Send invitation')
  await waitFor(() => expect(sent).toHaveLength(2))
})
