// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import { newQueryClient, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { useSession } from '../../client'
import { EnrolmentScreen } from './enrolment-screen'

afterEach(() => vi.unstubAllGlobals())

const { api } = paths
const addedAt = '2026-03-01T04:05:00.000Z'
const PASSKEY = { id: 5, name: 'Laptop', addedAt, lastUsedAt: null, host: 'localhost' }

function Screen() {
  useSession()
  return <EnrolmentScreen name="One" onLogout={() => {}} loggingOut={false} />
}

async function open(factors: object) {
  const { sent } = stubServer({
    [`GET ${api.session}`]: { user: STAFF_USER_ANA, lacksFactor: true, factorDueAt: null },
    [`GET ${api.factors}`]: factors,
  })
  const queries = newQueryClient()
  renderAtAddress('/admin', <Screen />, { queries })
  await waitFor(() => expect(queries.getQueryData([api.factors])).toEqual(factors))
  return () => sent.filter(([call]) => call === `GET ${api.session}`).length
}

it.each([
  { authenticator: { addedAt }, passkeys: [] },
  { authenticator: null, passkeys: [PASSKEY] },
])('leads on to the portal once a factor is there: %o', async (factors) => {
  const readsOfSession = await open(factors)
  expect(readsOfSession()).toBe(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the portal' }))
  await waitFor(() => expect(readsOfSession()).toBe(2))
})

it('leads nowhere without one', async () => {
  await open({ authenticator: null, passkeys: [] })
  expect(screen.queryByRole('button', { name: 'Go to the portal' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
