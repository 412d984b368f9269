import type { AdminUser } from '@/payload-types'
import type { SessionUser, StaffMember } from './schema'

export const presentSessionUser = ({ id, name, email, role }: SessionUser): SessionUser => ({
  id,
  name,
  email,
  role,
})

export const presentStaffMember = (user: AdminUser): StaffMember => ({
  ...presentSessionUser(user),
  status: user.status,
  createdAt: user.createdAt,
})
