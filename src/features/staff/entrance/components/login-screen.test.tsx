// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import type { FactorMethod } from '../../factors/schema'
import { LoginScreen } from './login-screen'

const { api } = paths
const OPTIONS = `POST ${api.loginPasskeyOptions}`
let answers: StubReplies

beforeEach(() => {
  answers = {
    [`GET ${api.session}`]: errorResponse(401),
    [`GET ${api.setup}`]: { open: false, needsCode: false },
  }
})
afterEach(() => vi.unstubAllGlobals())

async function openSecondStep(...methods: FactorMethod[]) {
  answers[`GET ${api.loginFactor}`] = { methods }
  const { sent } = stubServer(answers)
  renderAtAddress('/admin/login', <LoginScreen name="One" />)
  await screen.findByRole('heading', { name: 'One more step' })
  return sent
}

const firstStep = () => screen.findByRole('heading', { name: 'Sign in to the portal' })

describe('a passkey instead of the password', () => {
  it.each<[string, StubReplies, string]>([
    // The simulated browser has no passkeys, which has the same effect as a refusal by the person.
    ['the device', { [OPTIONS]: { options: {} } }, 'The passkey was not used. Try again'],
    ['the server', { [OPTIONS]: errorResponse(429, 'Please wait.') }, 'Please wait.'],
  ])('can be tried again when %s refuses', async (_who, refusal, words) => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    answers[`GET ${api.loginFactor}`] = { methods: [] }
    const { sent } = stubServer({ ...answers, ...refusal })
    renderAtAddress('/admin/login', <LoginScreen name="One" />)
    const button = await screen.findByRole('button', { name: 'Use a passkey' })
    await userEvent.click(button)
    await waitFor(() => expect(toastStore.read()[0]?.notice.description).toContain(words))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await userEvent.click(button)
    expect(sent.filter(([call]) => call === OPTIONS)).toHaveLength(2)
  })
})

describe('the second step', () => {
  it('leads back to the password when the sign-in has expired', async () => {
    await openSecondStep('authenticator', 'recovery_code')
    answers[`POST ${api.loginFactor}`] = errorResponse(410, 'Please sign in again.')
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    await firstStep()
    expect(toastStore.read()[0]?.notice.description).toBe('Please sign in again.')
  })

  it('stays after a wrong code', async () => {
    await openSecondStep('authenticator', 'recovery_code')
    const error = 'This code is not right.'
    answers[`POST ${api.loginFactor}`] = errorResponse(400, error, { fields: { code: error } })
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    await screen.findByText(error)
    expect(screen.getByRole('heading', { name: 'One more step' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  })

  it.each([200, 500])('is given up even if the server answers %d', async (status) => {
    const sent = await openSecondStep('authenticator', 'recovery_code')
    answers[`DELETE ${api.loginFactor}`] = errorResponse(status)
    await userEvent.click(screen.getByRole('button', { name: 'Back to email and password' }))
    await firstStep()
    expect(sent.at(-1)).toEqual([`DELETE ${api.loginFactor}`])
  })

  it('offers no passkey where the browser has none', async () => {
    await openSecondStep('passkey', 'recovery_code')
    expect(screen.getByLabelText('Recovery code')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
  })

  it('takes another way with an empty field, which has the focus', async () => {
    await openSecondStep('authenticator', 'recovery_code')
    await userEvent.type(screen.getByLabelText('Code'), '123')
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code')
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Use a code of your app' })).toBeTruthy()
  })
})
