// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import { STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import type { StaffMember } from '../../schema'
import { UsersScreen } from './users-screen'

afterEach(() => vi.unstubAllGlobals())

const { api, portal } = paths
const createdAt = '2026-01-01T00:00:00.000Z'
const USERS: StaffMember[] = [
  { ...STAFF_USER_ANA, status: 'active', createdAt },
  { id: 2, name: 'Ben', email: 'ben@x.org', role: 'admin', status: 'active', createdAt },
  { id: 3, name: 'Cora', email: 'cora@x.org', role: 'admin', status: 'disabled', createdAt },
  { id: 4, name: 'Dan', email: 'dan@x.org', role: 'admin', status: 'invited', createdAt },
]

async function open(address: string = portal.users, role: Role = 'super_admin') {
  stubServer({
    [`GET ${api.users}`]: USERS,
    [`GET ${api.factorRoles}`]: { roles: [], from: {} },
  })
  renderAtAddress(address, <UsersScreen />, { user: { ...STAFF_USER_ANA, role } })
  await screen.findByRole('table')
}

const statusOf = (name: string, words: string) => {
  const row = screen.getByRole('row', { name: new RegExp(name) })
  return within(row).getByText(words).className
}

it('shows at a glance who can sign in', async () => {
  await open()
  const active = statusOf('Ben', 'Active')
  expect(active).not.toBe(statusOf('Cora', 'Disabled'))
  expect(statusOf('Dan', 'Invited')).toBe(statusOf('Cora', 'Disabled'))
})

it.each<[Role, string[]]>([
  [
    'super_admin',
    ['Find a person’s data', 'Audit log', 'Invite user', 'Who needs a second factor'],
  ],
  ['admin', ['Audit log', 'Invite user']],
  ['event_coordinator', []],
  ['store_manager', []],
])('offers a %s %o', async (role, offered) => {
  await open(portal.users, role)
  const all = ['Find a person’s data', 'Audit log', 'Invite user', 'Who needs a second factor']
  expect(all.filter((words) => screen.queryByText(words))).toEqual(offered)
})

it('lists those who are active alone where the dashboard counts them', async () => {
  await open(portal.activeUsers)
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(2)
  expect(screen.queryByText('Cora')).toBeNull()
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(portal.users)
})

it('opens a dialog anew each time, and returns the focus to its menu', async () => {
  await open()
  const menu = screen.getByRole('button', { name: 'Actions for Ben' })
  const chooseRole = async () => {
    menu.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change role' }))
    return screen.findByRole('alertdialog')
  }
  const isChosen = (dialog: HTMLElement, name: string) =>
    within(dialog).getByRole<HTMLInputElement>('radio', { name }).checked
  const dialog = await chooseRole()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Store Manager' }))
  expect(isChosen(dialog, 'Store Manager')).toBe(true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(menu))
  expect(isChosen(await chooseRole(), 'Admin')).toBe(true)
})
