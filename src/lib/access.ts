import type { Access, AccessArgs } from 'payload'

export const ROLES = ['super_admin', 'admin', 'store_manager', 'event_coordinator'] as const
export type Role = (typeof ROLES)[number]

export const STAFF_STATUSES = ['invited', 'active', 'disabled'] as const
export type StaffStatus = (typeof STAFF_STATUSES)[number]

export interface Actor {
  role: Role
  status?: StaffStatus | null
  /** True when the role requires a second factor that the account has not set up. */
  lacksFactor?: boolean
}

export interface StaffActor extends Actor {
  id: number
  name: string
  email: string
  address: string
}

/**
 * The only table of permissions (Spec §6). `accessForPermission` makes Payload's access functions
 * from it.
 */
const ALLOWED = {
  'account.secure': ['super_admin', 'admin', 'event_coordinator', 'store_manager'],
  'portal.enter': ['super_admin', 'admin', 'event_coordinator', 'store_manager'],
  'staff.read': ['super_admin', 'admin', 'event_coordinator', 'store_manager'],
  'staff.manage': ['super_admin', 'admin'],
  'factors.manage': ['super_admin'],
  'audit.read': ['super_admin', 'admin'],
  'ledger.use': ['super_admin', 'admin'],
  'forms.read': ['super_admin', 'admin', 'event_coordinator', 'store_manager'],
  'languages.confirm': ['super_admin'],
  'forms.write': ['super_admin', 'admin', 'event_coordinator'],
  'submissions.read': ['super_admin', 'admin', 'event_coordinator'],
  'submissions.write': ['super_admin', 'admin', 'event_coordinator'],
  'submissions.delete': ['super_admin', 'admin', 'event_coordinator'],
  'mailings.send': ['super_admin', 'admin', 'event_coordinator'],
  'submissions.erase': ['super_admin', 'admin'],
  'views.share': ['super_admin', 'admin'],
  'people.manage': ['super_admin'],
  'content.write': ['super_admin', 'admin', 'event_coordinator'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof ALLOWED

const WITHOUT_FACTOR: Permission = 'account.secure'

export function can(actor: Actor | null | undefined, permission: Permission): boolean {
  if (actor?.status !== 'active') return false
  if (actor.lacksFactor && permission !== WITHOUT_FACTOR) return false
  return (ALLOWED[permission] as readonly Role[]).includes(actor.role)
}

export const rolesThatMay = (permission: Permission): readonly Role[] => ALLOWED[permission]

export const accessForPermission =
  (permission: Permission) =>
  ({ req }: Pick<AccessArgs, 'req'>): boolean =>
    can(req.user as Actor | null, permission)

export const denyAccess: Access = () => false
export const allowAnyone: Access = () => true

/** For collections that only the product's own operations write. */
export const noWriteAccess = { create: denyAccess, update: denyAccess, delete: denyAccess }
