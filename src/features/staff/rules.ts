import { type Actor, can, type Role, type StaffStatus } from '@/lib/access'
import type { ErrorCode } from '@/lib/errors'

interface Person {
  id: number
  role: Role
}

/**
 * Who may invite whom (Spec §6): an admin may give any role but super admin.
 * @returns the error of a refusal; null when it is allowed
 */
export function refuseInvite(actor: Actor, role: Role): ErrorCode | null {
  if (!can(actor, 'staff.manage')) return 'auth.forbidden'
  return role === 'super_admin' && actor.role !== 'super_admin' ? 'staff.super_admin_only' : null
}

/**
 * Who may change whose role or status. Nobody may change their own, and only a super admin can
 * change a super admin. `updateStaff` also sees to it that one remains.
 * @returns the error of a refusal; null when it is allowed
 */
export function refuseChange(
  actor: Actor & { id: number },
  target: Person,
  change: { role?: Role; status?: StaffStatus },
): ErrorCode | null {
  if (!can(actor, 'staff.manage')) return 'auth.forbidden'
  if (actor.id === target.id) return 'staff.self'
  const touchesSuperAdmin = target.role === 'super_admin' || change.role === 'super_admin'
  return touchesSuperAdmin && actor.role !== 'super_admin' ? 'staff.super_admin_only' : null
}
