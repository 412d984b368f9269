import type { Role, StaffStatus } from '@/lib/access'
import type { AdminUser } from '@/payload-types'
import type { SessionAnswer, SessionUser, StaffMember } from './schema'

export const presentSessionUser = ({ id, name, email, role }: SessionUser): SessionUser => ({
  id,
  name,
  email,
  role,
})

export const presentSession = ({
  lacksFactor,
  factorDueAt,
  ...user
}: SessionUser & Omit<SessionAnswer, 'user'>): SessionAnswer => ({
  user: presentSessionUser(user),
  lacksFactor,
  factorDueAt,
})

export const presentStaffMember = (user: AdminUser): StaffMember => ({
  ...presentSessionUser(user),
  status: user.status,
  createdAt: user.createdAt,
})

/** Returns a role for running text, such as `super admin` (Spec §2.5). */
export const roleLabel = (role: Role) => role.replaceAll('_', ' ')

/** Returns a role as a title, such as `Super Admin` (Spec §6). */
export const roleTitle = (role: Role) =>
  roleLabel(role).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

export const staffStatusTitle = (status: StaffStatus) =>
  status.replace(/^[a-z]/, (letter) => letter.toUpperCase())
