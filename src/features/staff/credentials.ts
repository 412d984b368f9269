import * as z from 'zod'
import { PASSWORD_MIN_LENGTH } from './constants'

const EMAIL_INVALID = 'Please enter a valid email address'
const PASSWORD_MISSING = 'Password is required'
const PASSWORD_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters`
const NAME_MISSING = 'Name is required'

export const staffEmailSchema = z
  .string(EMAIL_INVALID)
  .trim()
  .toLowerCase()
  .max(254, EMAIL_INVALID)
  .pipe(z.email(EMAIL_INVALID))

export const loginSchema = z.object({
  email: staffEmailSchema,
  password: z
    .string(PASSWORD_MISSING)
    .min(1, PASSWORD_MISSING)
    .max(1024, 'Invalid email or password'),
})
export type LoginInput = z.infer<typeof loginSchema>

const password = z
  .string(PASSWORD_SHORT)
  .min(PASSWORD_MIN_LENGTH, PASSWORD_SHORT)
  .max(1024, 'Password is too long')
  .refine((text) => text.trim() !== '', 'Password cannot be only spaces')

const setupSchema = z.object({
  name: z.string(NAME_MISSING).trim().min(1, NAME_MISSING).max(120, 'Name is too long'),
  email: staffEmailSchema,
  password,
})
export type SetupInput = z.infer<typeof setupSchema>

/**
 * A request to set up the portal. The code is required unless the request comes from the machine
 * that runs the portal.
 */
export const setupRequestSchema = setupSchema.extend({ code: z.string().max(100).optional() })
export type SetupRequest = z.infer<typeof setupRequestSchema>

const CONFIRMATION = { confirmPassword: z.string() }
const MISMATCH = { path: ['confirmPassword'], message: 'Passwords do not match' }
const passwordsMatch = (input: { password: string; confirmPassword: string }) =>
  input.password === input.confirmPassword

export const setupFormSchema = setupRequestSchema
  .extend(CONFIRMATION)
  .refine(passwordsMatch, MISMATCH)

const token = z.string().min(1, 'This link is not valid').max(200, 'This link is not valid')

export const checkTokenSchema = z.object({ token })

export const acceptInvitationSchema = z.object({
  token,
  name: setupSchema.shape.name,
  password,
})
export type AcceptInvitationInput = z.output<typeof acceptInvitationSchema>
export const acceptInvitationFormSchema = z
  .object({ name: setupSchema.shape.name, password, ...CONFIRMATION })
  .refine(passwordsMatch, MISMATCH)

export const forgotPasswordSchema = z.object({ email: staffEmailSchema })
export type ForgotPasswordInput = z.output<typeof forgotPasswordSchema>

export const resetPasswordSchema = z.object({ token, password })
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>
export const resetPasswordFormSchema = z
  .object({ password, ...CONFIRMATION })
  .refine(passwordsMatch, MISMATCH)

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, 'Password is required').max(1024),
  password,
})
export type ChangePasswordInput = z.output<typeof changePasswordSchema>
export const changePasswordFormSchema = changePasswordSchema
  .extend(CONFIRMATION)
  .refine(passwordsMatch, MISMATCH)
