// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import { newQueryClient, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { staffKeys } from '../../client'
import { SessionGate } from './session-gate'

const SESSION = `GET ${paths.api.session}`
const LOGOUT = `POST ${paths.api.logout}`
let answers: StubReplies

beforeEach(() => {
  answers = { [SESSION]: { user: STAFF_USER_ANA, lacksFactor: false, factorDueAt: null } }
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const queries = newQueryClient()
  const { sent } = stubServer(answers)
  const gate = (
    <SessionGate name="One">
      <input aria-label="Half written" />
    </SessionGate>
  )
  const { visits } = renderAtAddress('/admin/forms', gate, { queries })
  await screen.findByLabelText('Half written')
  return { queries, sent, visits }
}

it.each([500, 401])('keeps the open screen when the session is read again: %d', async (status) => {
  const { queries, visits } = await open()
  await userEvent.type(screen.getByLabelText('Half written'), 'Dear all')
  answers[SESSION] = errorResponse(status)
  await act(() => queries.invalidateQueries({ queryKey: staffKeys.session }))
  await screen.findByText(/^Could not be refreshed/)
  expect(screen.getByLabelText<HTMLInputElement>('Half written').value).toBe('Dear all')
  expect(visits).toEqual([])
})

it('says when the role will need a second factor', async () => {
  const factorDueAt = new Date(Date.now() + 36 * 3_600_000).toISOString()
  answers[SESSION] = { user: STAFF_USER_ANA, lacksFactor: false, factorDueAt }
  await open()
  const line = await screen.findByRole('complementary', { name: 'Second factor' })
  expect(line.textContent).toContain('In 2 days your role needs')
})

const logout = () => screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement

it('logs out once, and leaves nothing of the account behind', async () => {
  const { queries, sent, visits } = await open()
  queries.setQueryData([paths.api.users], [STAFF_USER_ANA])
  const { reply, release } = heldReply()
  answers[LOGOUT] = reply
  await userEvent.click(logout())
  await userEvent.click(logout())
  expect(sent.filter(([call]) => call === LOGOUT)).toHaveLength(1)
  expect(visits).toEqual([])
  release({})
  await waitFor(() => expect(visits).toContain(paths.portal.login))
  expect(screen.queryByLabelText('Half written')).toBeNull()
  expect(queries.getQueryData([paths.api.users])).toBeUndefined()
})

it('leads to the sign-in page when the session had ended already', async () => {
  const { visits } = await open()
  answers[LOGOUT] = errorResponse(401)
  await userEvent.click(logout())
  await waitFor(() => expect(visits).toContain(paths.portal.login))
})

it('stays when logging out failed', async () => {
  const { sent, visits } = await open()
  answers[LOGOUT] = errorResponse(500)
  await userEvent.click(logout())
  await waitFor(() => expect(logout().getAttribute('aria-busy')).toBeNull())
  expect(visits).toEqual([])
  await userEvent.click(logout())
  expect(sent.filter(([call]) => call === LOGOUT)).toHaveLength(2)
})
