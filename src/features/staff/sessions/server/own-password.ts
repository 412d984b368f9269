import 'server-only'
import type { StaffActor } from '@/lib/access'
import { db, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { LoginInput } from '../../credentials'
import type { LockedAccount } from '../../server/account-lock'
import { isPassword, type PasswordHash } from '../../server/password-hash'
import { spendOwnPassword } from './sign-in-limits'

/** An account whose password was right, as it was at that time. */
export interface CheckedAccount extends PasswordHash {
  id: number
}

/**
 * @throws AppError `auth.invalid_credentials`; for an unknown address the same error after the same
 * time
 */
export async function checkPassword({ email, password }: LoginInput): Promise<CheckedAccount> {
  const [account] = await query<CheckedAccount>(
    await db(),
    sql`select id, salt, hash from admin_users where email = ${email}`,
  )
  if ((await isPassword(password, account)) && account) return account
  throw new AppError('auth.invalid_credentials')
}

/** The form field that shows the error. */
type PasswordField = 'currentPassword' | 'password'

function refuse(field: PasswordField): never {
  const { message } = new AppError('staff.wrong_password')
  throw new AppError('staff.wrong_password', { fields: { [field]: message } })
}

/**
 * Checks the password of a signed-in user again, before a change that an unattended device must not
 * allow. Pass the result to `requireStill` under the account's lock.
 * @throws AppError `staff.wrong_password`, `auth.too_many_attempts`
 */
export async function proveOwnPassword(
  password: string,
  { id, email }: Pick<StaffActor, 'id' | 'email'>,
  field: PasswordField,
): Promise<CheckedAccount> {
  const refund = await spendOwnPassword(id)
  const checked = await checkPassword({ email, password }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'auth.invalid_credentials') refuse(field)
    throw error
  })
  await refund()
  return checked
}

/**
 * Checks that the password is still the verified one.
 * @throws AppError `staff.wrong_password` when it has changed
 */
export function requireStill(
  checked: CheckedAccount,
  { hash }: LockedAccount,
  field: PasswordField,
): void {
  if (hash !== checked.hash) refuse(field)
}
