import { expect, it } from 'vitest'
import { can, type Permission, ROLES } from './access'

it('lets nobody in who is not active', () => {
  for (const status of ['invited', 'disabled', null, undefined] as const) {
    expect(can({ role: 'super_admin', status }, 'portal.enter')).toBe(false)
  }
  expect(can(null, 'portal.enter')).toBe(false)
})

it('lets whoever lacks the second factor of their role do nothing but set one up', () => {
  for (const role of ROLES) {
    const actor = { role, status: 'active', lacksFactor: true } as const
    expect(can(actor, 'account.secure')).toBe(true)
    expect(can(actor, 'portal.enter')).toBe(false)
    expect(can(actor, 'factors.manage')).toBe(false)
    expect(can(actor, 'content.write')).toBe(false)
  }
})

it.each<[Permission, string[]]>([
  ['factors.manage', ['super_admin']],
  ['portal.enter', ['super_admin', 'admin', 'store_manager', 'event_coordinator']],
  ['forms.write', ['super_admin', 'admin', 'event_coordinator']],
  ['submissions.read', ['super_admin', 'admin', 'event_coordinator']],
  ['staff.manage', ['super_admin', 'admin']],
])('%s belongs to %j (Spec §6)', (permission, roles) => {
  const allowed = ROLES.filter((role) => can({ role, status: 'active' }, permission))
  expect(allowed.sort()).toEqual(roles.sort())
})
