import * as z from 'zod'
import { ROLES, type Role, type StaffStatus } from '@/lib/access'
import { DEFAULT_INVITE_ROLE } from './constants'
import { email } from './credentials'

/** Spec §5, Invite. */
export const inviteSchema = z.object({ email, role: z.enum(ROLES).default(DEFAULT_INVITE_ROLE) })
export type InviteInput = z.output<typeof inviteSchema>

/** Changes either the role or the status, never both, because each has its own confirmation. */
export const updateStaffSchema = z
  .object({ role: z.enum(ROLES), status: z.enum(['active', 'disabled']) })
  .partial()
  .refine(({ role, status }) => (role === undefined) !== (status === undefined), {
    message: 'Send either a role or a status',
  })
export type UpdateStaffInput = z.output<typeof updateStaffSchema>

export const preferencesSchema = z.object({ assignmentMail: z.boolean() })
/** `assignmentMail`: whether the person is emailed when colleagues assign registrations to them. */
export type Preferences = z.infer<typeof preferencesSchema>

/** `GET /api/admin/setup`. */
export interface SetupStatus {
  open: boolean
  needsCode: boolean
}

/** A signed-in person. */
export interface SessionUser {
  id: number
  name: string
  email: string
  role: Role
}

/** `GET /api/admin/session`. */
export interface SessionAnswer {
  user: SessionUser
  /**
   * True when the role requires a second factor that the account lacks; then only public endpoints
   * and those for the own session and factors accept requests.
   */
  lacksFactor: boolean
  /**
   * When the role will begin to require a factor that the account lacks, ISO 8601; null when it
   * already does or never will, or the account has one.
   */
  factorDueAt: string | null
}

/** One row of `GET /api/admin/sessions`. */
export interface SessionDevice {
  id: number
  /** A name such as "Firefox on Windows". */
  device: string
  address: string
  /** ISO 8601, UTC. */
  signedInAt: string
  lastSeenAt: string
  isThisOne: boolean
}

/** One row of `GET /api/admin/users`. */
export interface StaffMember extends SessionUser {
  status: StaffStatus
  /** ISO 8601, UTC. */
  createdAt: string
  /** Present only when the reader may reset factors. */
  hasFactor?: boolean
}

/**
 * Response to an invitation. `link` is the link to pass on by hand; null when a mail server sends
 * it.
 */
export interface Invited extends StaffMember {
  link: string | null
}
