import 'server-only'
import type { StaffActor } from '@/lib/access'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { LoginInput } from '../../credentials'
import type { LockedAccount } from '../../server/account-lock'
import { isPassword, type PasswordHash } from '../../server/password-hash'
import { countPasswordAttempt } from './sign-in-limits'

/** An account whose password was right, with the hash it had then. */
export interface CheckedAccount extends PasswordHash {
  id: number
}

/**
 * Returns the account if the password is right.
 * @throws AppError `auth.invalid_credentials`; an unknown email address gets the same error after
 * the same time
 */
export async function checkPassword({ email, password }: LoginInput): Promise<CheckedAccount> {
  const [account] = await fetchRows<CheckedAccount>(
    sql`select id, salt, hash from admin_users where email = ${email}`,
  )
  if ((await isPassword(password, account)) && account) return account
  throw new AppError('auth.invalid_credentials')
}

/** The form field under which the error is shown. */
type PasswordField = 'currentPassword' | 'password'

function refuse(field: PasswordField): never {
  const { message } = new AppError('staff.wrong_password')
  throw new AppError('staff.wrong_password', { fields: { [field]: message } })
}

/**
 * Checks the password of a signed-in person again, so that nobody else can make the change at an
 * unattended device. Who makes the change at once passes the result to `requireUnchangedPassword`
 * under the account's lock.
 * @throws AppError `staff.wrong_password`, `auth.too_many_attempts`
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

/**
 * Refuses the change when the password was changed after it was verified.
 * @throws AppError `staff.wrong_password`
 */
export function requireUnchangedPassword(
  checked: CheckedAccount,
  { hash }: LockedAccount,
  field: PasswordField,
): void {
  if (hash !== checked.hash) refuse(field)
}
