import { PASSWORD_MIN_LENGTH } from '../constants'
import type { FieldSpec } from './fields-form'

export const EMAIL_FIELD = {
  name: 'email',
  label: 'Email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
} as const satisfies FieldSpec<'email'>

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

export const CHANGED_PASSWORD_FIELDS = [
  { ...PASSWORD, label: 'New password' },
  { ...CONFIRMATION, label: 'Confirm new password' },
] as const

export const APP_CODE_FIELD = {
  name: 'code',
  label: 'Code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const satisfies FieldSpec<'code'>

export const OWN_PASSWORD_FIELD = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const satisfies FieldSpec<'password'>
