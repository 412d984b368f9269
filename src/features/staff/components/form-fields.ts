import { PASSWORD_MIN_LENGTH } from '../constants'
import type { FieldSpec } from './fields-form'

/** The email address with which somebody signs in. */
export const EMAIL_FIELD = {
  name: 'email',
  label: 'Email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
} as const satisfies FieldSpec<'email'>

/** A new password and its repetition. */
export const NEW_PASSWORD_FIELDS = [
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: `At least ${PASSWORD_MIN_LENGTH} characters`,
  },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    type: 'password',
    autoComplete: 'new-password',
  },
] as const satisfies readonly FieldSpec<string>[]

const [PASSWORD, CONFIRMATION] = NEW_PASSWORD_FIELDS

/** The same fields with the labels for replacing an existing password. */
export const CHANGED_PASSWORD_FIELDS = [
  { ...PASSWORD, label: 'New password' },
  { ...CONFIRMATION, label: 'Confirm new password' },
] as const

/**
 * Field for the six digits of an authenticator app; phones may suggest the code (`autoComplete`).
 */
export const APP_CODE_FIELD = {
  name: 'code',
  label: 'Code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const satisfies FieldSpec<'code'>

/** The current password, which is asked for again before changes of second factors. */
export const OWN_PASSWORD_FIELD = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const satisfies FieldSpec<'password'>
