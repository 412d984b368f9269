// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { newQueryClient, renderInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  NEVER_ANSWERED,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import type { StaffMember } from '../../schema'
import { FactorRules } from './factor-rules'

const { api } = paths
const FROM = '2026-03-08T12:00:00.000Z'
const SAVE = `PUT ${api.factorRoles}`

const member = (id: number, more: Partial<StaffMember>): StaffMember => ({
  ...{ id, name: `N${id}`, email: `n${id}@x.org`, role: 'admin', status: 'active' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', hasFactor: false, ...more },
})

let answers: StubReplies
beforeEach(() => {
  answers = {
    [SAVE]: NEVER_ANSWERED,
    [`GET ${api.users}`]: [
      member(1, { role: 'super_admin', hasFactor: true }),
      member(2, { hasFactor: true }),
      member(3, {}),
      member(4, { status: 'disabled', hasFactor: true }),
      member(5, { role: 'store_manager', status: 'invited' }),
    ],
    [`GET ${api.factorRoles}`]: { roles: ['super_admin', 'admin'], from: { admin: FROM } },
  }
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const { sent } = stubServer(answers)
  const queries = newQueryClient()
  renderInPortal(<FactorRules />, { queries })
  await screen.findByText(/1 of 1 has one/)
  return { queries, changes: () => sent.filter(([call]) => call === SAVE).map(([, body]) => body) }
}

const ofRole = (title: string) =>
  screen.getByRole<HTMLButtonElement>('switch', { name: `${title} needs a second factor` })

it('counts those who are active, and says from which day a rule applies', async () => {
  await open()
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines).toEqual([
    expect.stringContaining('1 of 1 has one'),
    expect.stringContaining(`From ${formatDay(FROM)}. 1 of 2 have one`),
    expect.stringContaining('Nobody has this role'),
    expect.stringContaining('Nobody has this role'),
  ])
  const on = ['Super Admin', 'Admin', 'Store Manager'].filter(
    (title) => ofRole(title).getAttribute('aria-checked') === 'true',
  )
  expect(on).toEqual(['Super Admin', 'Admin'])
})

it.each([
  ['switch', 'Store Manager needs a second factor', { role: 'store_manager', required: true }],
  ['switch', 'Super Admin needs a second factor', { role: 'super_admin', required: false }],
  ['button', /^Start now ?: Admin needs/, { role: 'admin', required: true }],
] as const)('the %s “%s” sends %o', async (role, name, change) => {
  const { changes } = await open()
  await userEvent.click(screen.getByRole(role, { name }))
  expect(changes()).toEqual([change])
})

it('takes no other change while one is being saved, then shows what is stored', async () => {
  const { reply, release } = heldReply()
  answers[SAVE] = reply
  const { changes } = await open()
  await userEvent.click(ofRole('Store Manager'))
  await waitFor(() => expect(ofRole('Admin').disabled).toBe(true))
  expect(ofRole('Store Manager').getAttribute('aria-checked')).toBe('false')
  await userEvent.click(ofRole('Admin'))
  expect(changes()).toHaveLength(1)
  await act(async () => release({ roles: ['store_manager'], from: {} }))
  await waitFor(() => expect(ofRole('Store Manager').getAttribute('aria-checked')).toBe('true'))
  expect(ofRole('Admin').getAttribute('aria-checked')).toBe('false')
  expect(toastStore.read()[0]?.notice.title).toBe('Success')
})

it('offers to send again what did not arrive, not what was refused', async () => {
  const { changes } = await open()
  const trySwitch = async (status: number, error: string) => {
    answers[SAVE] = errorResponse(status, error)
    await userEvent.click(ofRole('Store Manager'))
    await waitFor(() => expect(toastStore.read()[0]?.notice.description).toBe(error))
    return toastStore.read()[0]?.action
  }
  expect(await trySwitch(403, 'Not yours.')).toBeUndefined()
  const again = await trySwitch(503, 'Busy.')
  await act(async () => again?.onAction())
  expect(changes()).toHaveLength(3)
  expect(changes()[2]).toEqual({ role: 'store_manager', required: true })
})
