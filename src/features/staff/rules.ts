import { type Actor, can, type Role, type StaffStatus } from '@/lib/access'
import type { ErrorCode } from '@/lib/errors'

interface Person {
  id: number
  role: Role
}

/**
 * Returns why the actor may not invite somebody to this role (Spec §6); null when it is allowed.
 */
export function refusalOfInvite(actor: Actor, role: Role): ErrorCode | null {
  if (!can(actor, 'staff.manage')) return 'auth.forbidden'
  return role === 'super_admin' && actor.role !== 'super_admin' ? 'staff.super_admin_only' : null
}

/**
 * Returns why the actor may not make this change; null when it is allowed. `updateStaff` also
 * checks that a super admin remains.
 */
export function refusalOfChange(
  actor: Actor & { id: number },
  target: Person,
  change: { role?: Role; status?: StaffStatus },
): ErrorCode | null {
  if (!can(actor, 'staff.manage')) return 'auth.forbidden'
  if (actor.id === target.id) return 'staff.self'
  const touchesSuperAdmin = target.role === 'super_admin' || change.role === 'super_admin'
  return touchesSuperAdmin && actor.role !== 'super_admin' ? 'staff.super_admin_only' : null
}
