// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { AcceptInvitationScreen } from './accept-screen'

afterEach(() => vi.unstubAllGlobals())

it('says so when the invitation was cancelled while its form was filled in', async () => {
  const gone = errorResponse(
    404,
    'This invitation link is not valid. Please ask for a new invitation.',
  )
  const check = `POST ${paths.api.checkInvitation}`
  const answers: StubReplies = {
    [check]: { email: 'ana@example.org' },
    [`POST ${paths.api.acceptInvitation}`]: gone,
  }
  stubServer(answers)
  renderAtAddress('/admin/accept-invite?token=t', <AcceptInvitationScreen name="One" />)
  const typed = { Name: 'Ana', Password: 'purple linen 9', 'Confirm password': 'purple linen 9' }
  await screen.findByLabelText('Name')
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  answers[check] = gone
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toMatch(/Please ask for a new invitation\.$/)
})
