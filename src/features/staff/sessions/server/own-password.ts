import 'server-only'
import type { StaffActor } from '@/lib/access'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { LoginInput } from '../../credentials'
import type { LockedAccount } from '../../server/account-lock'
import { isPassword, type PasswordHash } from '../../server/password-hash'
import { countPasswordAttempt } from './sign-in-limits'

/** `hash`: as it was when the password was checked. */
export interface CheckedAccount extends PasswordHash {
  id: number
}

/**
 * Throws `auth.invalid_credentials`, after the same time for an address without an account or whose
 * account has no password yet.
 */
export async function checkPassword({ email, password }: LoginInput): Promise<CheckedAccount> {
  const [account] = await fetchRows<CheckedAccount>(
    sql`select id, salt, hash from admin_users where email = ${email} and hash is not null`,
  )
  if ((await isPassword(password, account)) && account) return account
  throw new AppError('auth.invalid_credentials')
}

/** The field at which the error is shown. */
type PasswordField = 'currentPassword' | 'password'

function refuse(field: PasswordField): never {
  const { message } = new AppError('staff.wrong_password')
  throw new AppError('staff.wrong_password', { fields: { [field]: message } })
}

/**
 * Keeps others from making a change at an unattended device. Before a change is stored, call
 * `requireUnchangedPassword` under the account's lock. Throws `staff.wrong_password`,
 * `auth.too_many_attempts`.
 */
export async function verifyOwnPassword(
  password: string,
  { id, email }: Pick<StaffActor, 'id' | 'email'>,
  field: PasswordField,
): Promise<CheckedAccount> {
  const refund = await countPasswordAttempt(id)
  const checked = await checkPassword({ email, password }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'auth.invalid_credentials') refuse(field)
    throw error
  })
  await refund()
  return checked
}

/** Throws `staff.wrong_password` when it was changed after it was verified. */
export function requireUnchangedPassword(
  checked: CheckedAccount,
  { hash }: LockedAccount,
  field: PasswordField,
): void {
  if (hash !== checked.hash) refuse(field)
}
