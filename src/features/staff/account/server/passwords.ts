import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { enqueue } from '@/lib/queue/enqueue'
import type { ChangePasswordInput, ResetPasswordInput } from '../../credentials'
import { withLockedAccount } from '../../server/account-lock'
import { findStaffByEmail, getStaffMember } from '../../server/data'
import { notifyOwner } from '../../server/owner-notices'
import { hashPassword, type PasswordHash } from '../../server/password-hash'
import { refuseWeakPassword } from '../../server/password-rules'
import { markLinkTokensUsed, readLinkToken } from '../../server/tokens'
import { requireUnchangedPassword, verifyOwnPassword } from '../../sessions/server/own-password'
import { deleteAllSessions } from '../../sessions/server/sessions'
import { countPasswordResetRequest } from '../../sessions/server/sign-in-limits'

/**
 * Queues an email with a link to choose a new password. The response and the work are the same for
 * an email address without an account, so that they do not reveal which addresses have one. The job
 * limits how many links one mailbox gets (decision 046).
 */
export async function requestPasswordReset(email: string, address: string): Promise<void> {
  await countPasswordResetRequest(address)
  const user = await findStaffByEmail(email)
  const userId = user?.status === 'active' ? user.id : 0
  await transaction((tx) =>
    enqueue(tx, 'mail.send', { kind: 'password_reset', userId, from: null }),
  )
}

/** Stores a new password and ends every session. The caller holds the account's lock. */
async function setPassword(
  tx: Executor,
  userId: number,
  { salt, hash }: PasswordHash,
): Promise<void> {
  await tx.execute(sql`
    update admin_users set salt = ${salt}, hash = ${hash}, updated_at = now() where id = ${userId}`)
  await deleteAllSessions(tx, userId)
  await markLinkTokensUsed(userId, 'password_reset', tx)
}

/**
 * Sets a new password by a link, and ends every session. Throws `reset.*`, and `request.invalid`
 * for a weak password.
 */
export async function resetPassword(
  { token, password }: ResetPasswordInput,
  address: string,
): Promise<{ email: string }> {
  const { userId } = await readLinkToken(token, 'password_reset')
  await refuseWeakPassword(password, await getStaffMember(userId))
  const hashed = await hashPassword(password)
  return withLockedAccount(userId, async (tx, account) => {
    if (account.status !== 'active') throw new AppError('reset.unknown')
    // Reads the token again under the lock, because it may have been used while hashing.
    await readLinkToken(token, 'password_reset', tx)
    await setPassword(tx, userId, hashed)
    await recordAudit({ action: 'staff.password_reset', actor: { ...account, address } }, tx)
    await notifyOwner(tx, userId, 'password_changed')
    return { email: account.email }
  })
}

/**
 * Changes the person's own password, and ends every session, also the current one. Throws
 * `staff.wrong_password`, `auth.too_many_attempts`, and `request.invalid` for a weak password.
 */
export async function changePassword(
  { currentPassword, password }: ChangePasswordInput,
  actor: StaffActor,
): Promise<void> {
  const checked = await verifyOwnPassword(currentPassword, actor, 'currentPassword')
  await refuseWeakPassword(password, actor)
  const hashed = await hashPassword(password)
  await withLockedAccount(actor.id, async (tx, account) => {
    requireUnchangedPassword(checked, account, 'currentPassword')
    await setPassword(tx, actor.id, hashed)
    await recordAudit({ action: 'staff.password_changed', actor }, tx)
    await notifyOwner(tx, actor.id, 'password_changed')
  })
}

export function signOutEverywhere(actor: StaffActor): Promise<void> {
  return withLockedAccount(actor.id, async (tx) => {
    await deleteAllSessions(tx, actor.id)
    await recordAudit({ action: 'staff.signed_out_everywhere', actor }, tx)
  })
}
