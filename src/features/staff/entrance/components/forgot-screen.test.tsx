// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import { newQueryClient } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { staffKeys } from '../../client'
import { ForgotPasswordScreen } from './forgot-screen'

afterEach(() => vi.unstubAllGlobals())

it('moves the focus to the answer, which names the address that was given', async () => {
  stubServer({ [`POST ${paths.api.forgotPassword}`]: {} })
  const queries = newQueryClient()
  queries.setQueryData(staffKeys.nextEmail, 'ana@example.org')
  renderAtAddress('/admin/forgot-password', <ForgotPasswordScreen name="One" />, { queries })
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByRole('heading', { name: 'Check your mail' })
  const answer = screen.getByText(/^Asked for ana@example\.org\./).parentElement
  expect(document.activeElement).toBe(answer)
})
