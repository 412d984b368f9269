import 'server-only'
import type { StaffActor } from '@/lib/access'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { LoginInput } from '../../credentials'
import type { LockedAccount } from '../../server/account-lock'
import { isRightPassword, type PasswordHash } from '../../server/password-hash'
import { countPasswordAttempt } from './sign-in-limits'

/** An account whose password was right. `hash` is as it was when the password was checked. */
export interface CheckedAccount extends PasswordHash {
  id: number
}

/**
 * Returns the account if the password is right. Throws `auth.invalid_credentials` otherwise, after
 * the same time when there is no account or it has no password yet.
 */
export async function checkPassword({ email, password }: LoginInput): Promise<CheckedAccount> {
  const [account] = await fetchRows<CheckedAccount>(
    sql`select id, salt, hash from admin_users where email = ${email} and hash is not null`,
  )
  if ((await isRightPassword(password, account)) && account) return account
  throw new AppError('auth.invalid_credentials')
}

type PasswordField = 'currentPassword' | 'password'

function refuse(field: PasswordField): never {
  const { message } = new AppError('staff.wrong_password')
  throw new AppError('staff.wrong_password', { fields: { [field]: message } })
}

/**
 * Checks the password of a signed-in person again, so that nobody else can make changes at an
 * unattended device. Before a change is stored, call `requireUnchangedPassword` under the account's
 * lock. Throws `staff.wrong_password`, `auth.too_many_attempts`.
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

export function requireUnchangedPassword(
  checked: CheckedAccount,
  { hash }: LockedAccount,
  field: PasswordField,
): void {
  if (hash !== checked.hash) refuse(field)
}
