import * as z from 'zod'
import { ROLES, type Role, type StaffStatus } from '@/lib/access'
import { DEFAULT_INVITE_ROLE } from './constants'
import { staffEmailSchema } from './credentials'

export const inviteSchema = z.object({
  email: staffEmailSchema,
  role: z.enum(ROLES).default(DEFAULT_INVITE_ROLE),
})
export type InviteInput = z.output<typeof inviteSchema>

/** A change has either a role or a status, because each has its own confirmation. */
export const updateStaffSchema = z
  .object({ role: z.enum(ROLES), status: z.enum(['active', 'disabled']) })
  .partial()
  .refine(({ role, status }) => (role === undefined) !== (status === undefined), {
    message: 'Send either a role or a status',
  })
export type UpdateStaffInput = z.output<typeof updateStaffSchema>

export const preferencesSchema = z.object({ assignmentMail: z.boolean() })
/**
 * Settings of a staff member. `assignmentMail` is true when they get an email if a colleague
 * assigns registrations to them.
 */
export type StaffPreferences = z.infer<typeof preferencesSchema>

export interface SetupStatus {
  open: boolean
  needsCode: boolean
}

export interface SessionUser {
  id: number
  name: string
  email: string
  role: Role
}

export interface SessionAnswer {
  user: SessionUser
  /**
   * True when the role requires a second factor that the account lacks. Only public endpoints and
   * those for the person's own session and factors then accept requests.
   */
  lacksFactor: boolean
  /**
   * When the role will begin to require a factor that the account lacks, ISO 8601; otherwise null.
   */
  factorDueAt: string | null
}

export interface SessionDevice {
  id: number
  device: string
  address: string
  /** ISO 8601, UTC. */
  signedInAt: string
  lastSeenAt: string
  isThisOne: boolean
}

export interface StaffMember extends SessionUser {
  status: StaffStatus
  createdAt: string
  /** Present only in the list of users, and only if the reader may reset factors. */
  hasFactor?: boolean
}

/**
 * An invited person. `link` is the invitation's link to pass on by hand; null when a mail server
 * sends it.
 */
export interface InvitedMember extends StaffMember {
  link: string | null
}
