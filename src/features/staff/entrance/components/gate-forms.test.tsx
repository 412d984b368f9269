// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import { STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { ChangePasswordForm } from '../../account/components/change-password-form'
import { AcceptInvitationForm } from './accept-form'
import { SignInCodeForm } from './code-form'
import { ForgotPasswordScreen } from './forgot-screen'
import { LoginForm } from './login-form'
import { ResetPasswordForm } from './reset-form'
import { SetupForm } from './setup-form'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

const PASSWORD = 'purple linen 9'
const NEW = { Password: PASSWORD, 'Confirm password': PASSWORD }
const CHANGED = { 'New password': PASSWORD, 'Confirm new password': PASSWORD }
const { api, portal } = paths

interface Form {
  form: ReactElement
  typed: Record<string, string>
  button: string
  call: string
  next: string[]
}

const FORMS: Record<string, Form> = {
  'signing in': {
    form: <LoginForm />,
    typed: { Email: 'ana@example.org', Password: PASSWORD },
    button: 'Sign in',
    call: `POST ${api.login}`,
    next: [portal.dashboard],
  },
  'the second step': {
    form: <SignInCodeForm kind="authenticator" />,
    typed: { Code: '123456' },
    button: 'Sign in',
    call: `POST ${api.loginFactor}`,
    next: [portal.dashboard],
  },
  'accepting an invitation': {
    form: <AcceptInvitationForm token="t" email="ana@example.org" />,
    typed: { Name: 'Ana', ...NEW },
    button: 'Create account',
    call: `POST ${api.acceptInvitation}`,
    next: [portal.login],
  },
  'asking for a link': {
    form: <ForgotPasswordScreen name="One" />,
    typed: { Email: 'ana@example.org' },
    button: 'Send the link',
    call: `POST ${api.forgotPassword}`,
    next: [],
  },
  'choosing a new password': {
    form: <ResetPasswordForm token="t" onRefused={() => {}} />,
    typed: CHANGED,
    button: 'Change password',
    call: `POST ${api.resetPassword}`,
    next: [portal.login],
  },
  'changing the password': {
    form: <ChangePasswordForm />,
    typed: { 'Current password': 'purple silk 8', ...CHANGED },
    button: 'Change password',
    call: `POST ${api.changePassword}`,
    next: [portal.login],
  },
  'setting the portal up': {
    form: <SetupForm code={null} needsCode={false} />,
    typed: { Name: 'Ana', Email: 'ana@example.org', ...NEW },
    button: 'Create account',
    call: `POST ${api.setup}`,
    next: [portal.login],
  },
}

function fill(typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

const toast = () => toastStore.read()[0]?.notice

describe.each(Object.entries(FORMS))('%s', (_name, { form, typed, button: name, call, next }) => {
  const button = () => screen.queryByRole('button', { name })
  const press = () => fireEvent.click(screen.getByRole('button', { name }))

  it('is sent once, and cannot be sent again before the next page is there', async () => {
    const { reply, release } = heldReply()
    const { sent } = stubServer({ [call]: reply, [`POST ${api.logout}`]: errorResponse(401) })
    const { visits } = renderAtAddress('/admin', form)
    fill(typed)
    press()
    await passes()
    press()
    await passes()
    expect(sent.map(([one]) => one)).toEqual([call])
    release({ user: STAFF_USER_ANA, email: STAFF_USER_ANA.email })
    await passes(2000)
    expect(visits).toEqual(next)
    const left = button()
    if (left) expect(left.getAttribute('aria-busy')).toBe('true')
  })

  it('says why it failed, keeps what was typed and can be sent again', async () => {
    const answers: StubReplies = { [call]: errorResponse(503, `${call} is being moved.`) }
    const { sent } = stubServer(answers)
    const { visits } = renderAtAddress('/admin', form)
    fill(typed)
    press()
    await passes()
    expect(toast()).toMatchObject({
      description: `${call} is being moved.`,
      destructive: true,
    })
    for (const [label, value] of Object.entries(typed)) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
    }
    expect(button()?.getAttribute('aria-busy')).toBeNull()
    press()
    await passes()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(visits).toEqual([])
  })
})
