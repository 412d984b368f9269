// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import { errorResponse, stubServer } from '../../../../../tests/support/components/server-stub'
import { SetupScreen } from './setup-screen'

afterEach(() => vi.unstubAllGlobals())

it('shows the form even if it is unknown whether the portal is set up', async () => {
  stubServer({ [`GET ${paths.api.setup}`]: errorResponse(503) })
  renderAtAddress('/admin/setup', <SetupScreen name="One" />)
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeTruthy()
})
