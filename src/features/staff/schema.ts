import { z } from 'zod'
import type { Role, StaffStatus } from '@/lib/access'
import { PASSWORD_MIN_LENGTH } from './constants'

/** Spec §2.5: underscores in the role are shown as spaces. */
export const roleLabel = (role: Role) => role.replaceAll('_', ' ')

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

/** Spec §5, Login. */
export const loginSchema = z.object({
  email,
  password: z.string().min(1, 'Password is required').max(1024, 'Invalid email or password'),
})
export type LoginInput = z.infer<typeof loginSchema>

const password = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(1024, 'Password is too long')
  .refine((text) => text.trim() !== '', 'Password cannot be only spaces')

/** Spec §5, Setup: what the server takes. */
export const setupSchema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120, 'Name is too long'),
  email,
  password,
})
export type SetupInput = z.infer<typeof setupSchema>

/** Spec §5, Setup: what the screen asks, with the confirmation. */
export const setupFormSchema = setupSchema
  .extend({ confirmPassword: z.string() })
  .refine((value) => value.password === value.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })
export type SetupFormInput = z.infer<typeof setupFormSchema>

/** The signed-in person, as `GET /api/admin/session` answers. */
export interface SessionUser {
  id: number
  name: string
  email: string
  role: Role
}

/** One row of `GET /api/admin/users`. */
export interface StaffMember extends SessionUser {
  status: StaffStatus
  /** ISO 8601, UTC. */
  createdAt: string
}
