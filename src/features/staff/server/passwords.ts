import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { db, pool, sql, transaction, withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import { spendSignInAttempt } from '@/lib/http/rate-limit'
import { enqueue } from '@/lib/queue/queues'
import type { ChangePasswordInput, ResetPasswordInput } from '../schema'
import { findStaffByEmail, getStaffMember } from './data'
import { checkPassword } from './operations'
import { readToken, spendTokens } from './tokens'

/**
 * Sends a reset link to an active account. Answers the same whether or not there is one: the work
 * that would tell happens in the queue.
 */
export async function forgetPassword(email: string, address: string): Promise<void> {
  await spendSignInAttempt(await pool(), address, `forgot ${email}`)
  const user = await findStaffByEmail(email)
  if (user?.status !== 'active') return
  await transaction((tx) =>
    enqueue(tx, 'mail.send', { kind: 'password_reset', userId: user.id, from: null }),
  )
}

/** Ends every session of an account, on every device. */
export async function endSessions(userId: number): Promise<void> {
  const on = await db()
  await on.execute(sql`delete from admin_users_sessions where _parent_id = ${userId}`)
}

async function setPassword(userId: number, password: string): Promise<void> {
  const payload = await cms()
  await payload.update({
    collection: 'admin-users',
    id: userId,
    data: { password },
    overrideAccess: true,
  })
  await endSessions(userId)
}

/** Sets a new password by link and ends all sessions. @throws AppError `reset.*` */
export function resetPassword(input: ResetPasswordInput, address: string): Promise<void> {
  return withLock('staff', async () => {
    const { userId } = await readToken(input.token, 'password_reset')
    const user = await getStaffMember(userId)
    if (user.status !== 'active') throw new AppError('reset.unknown')
    await setPassword(userId, input.password)
    await spendTokens(userId, 'password_reset')
    await recordAudit({ action: 'staff.password_reset', actor: { ...user, address } })
  })
}

/** Changes one's own password; every session ends, this one too. @throws `staff.wrong_password` */
export async function changePassword(
  { currentPassword, password }: ChangePasswordInput,
  actor: StaffActor,
  headers: Headers,
): Promise<void> {
  await checkPassword(actor.email, currentPassword, headers).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'auth.invalid_credentials') throw error
    const { message } = new AppError('staff.wrong_password')
    throw new AppError('staff.wrong_password', { fields: { currentPassword: message } })
  })
  await setPassword(actor.id, password)
  await recordAudit({ action: 'staff.password_changed', actor })
}

/** "Sign out everywhere", this device included. */
export async function signOutEverywhere(actor: StaffActor): Promise<void> {
  await endSessions(actor.id)
  await recordAudit({ action: 'staff.signed_out_everywhere', actor })
}
