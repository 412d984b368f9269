import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/lib/access'
import { refusalOfChange, refusalOfInvite } from './rules'

const actor = (role: Role) => ({ id: 1, role, status: 'active' as const })

describe('refusalOfInvite', () => {
  it.each(ROLES)('a super admin may invite a %s', (role) => {
    expect(refusalOfInvite(actor('super_admin'), role)).toBeNull()
  })
  it.each(ROLES)('an admin may invite a %s, unless it is a super admin', (role) => {
    expect(refusalOfInvite(actor('admin'), role)).toBe(
      role === 'super_admin' ? 'staff.super_admin_only' : null,
    )
  })
  it.each(['event_coordinator', 'store_manager'] as const)('a %s invites nobody', (role) => {
    expect(refusalOfInvite(actor(role), 'store_manager')).toBe('auth.forbidden')
  })
})

describe('refusalOfChange', () => {
  it('lets nobody change themselves', () => {
    for (const role of ['super_admin', 'admin'] as const) {
      expect(refusalOfChange(actor(role), { id: 1, role }, { role: 'super_admin' })).toBe(
        'staff.self',
      )
    }
  })
  it('keeps admins away from super admins, in both directions', () => {
    const admin = actor('admin')
    expect(refusalOfChange(admin, { id: 2, role: 'super_admin' }, { status: 'disabled' })).toBe(
      'staff.super_admin_only',
    )
    expect(refusalOfChange(admin, { id: 2, role: 'admin' }, { role: 'super_admin' })).toBe(
      'staff.super_admin_only',
    )
    expect(refusalOfChange(admin, { id: 2, role: 'admin' }, { role: 'store_manager' })).toBeNull()
  })
})
