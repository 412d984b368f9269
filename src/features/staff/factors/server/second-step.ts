import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { db, type Executor, fetchRows, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { clientAddress } from '@/lib/http/client-address'
import { unseal } from '@/lib/seal'
import { type LockedAccount, withLockedAccount } from '../../server/account-lock'
import { notifyOwner } from '../../server/owner-notices'
import {
  type Challenge,
  cancelChallenge,
  clearChallengeCookie,
  closeChallenge,
  findChallenge,
} from '../../sessions/server/challenges'
import { type OpenedSession, startSession } from '../../sessions/server/opened-session'
import { countCodeAttempt, refundSignInAttempts } from '../../sessions/server/sign-in-limits'
import { recordSignInStep } from '../../sessions/server/sign-in-lines'
import type { AwaitedFactor } from '../schema'
import { findAuthenticator, listFactorMethods } from './data'
import { consumeRecoveryCode } from './recovery-codes'
import { getRelyingPartyId } from './relying-party'
import { isAppCode, ownerOfSecret, timeStepOfCode } from './totp'

type PendingSignIn = Challenge & { userId: number }

async function findAwaited(on: Executor, headers: Headers): Promise<PendingSignIn | null> {
  const challenge = await findChallenge(on, headers, 'sign_in')
  return challenge?.userId ? { ...challenge, userId: challenge.userId } : null
}

export async function findAwaitedFactor(headers: Headers): Promise<AwaitedFactor> {
  const on = await db()
  const awaited = await findAwaited(on, headers)
  return {
    methods: awaited ? await listFactorMethods(on, awaited.userId, getRelyingPartyId(headers)) : [],
  }
}

/** Ends the pending sign-in. Returns the `Set-Cookie` line that removes the cookie. */
export const cancelSignIn = async (headers: Headers): Promise<string> =>
  cancelChallenge(await db(), headers)

/**
 * Opens the session. The caller holds the account's lock and has verified the factor. Throws
 * `factor.expired` when the challenge is used up or the account is not active.
 */
export async function completeSignIn(
  tx: Executor,
  account: LockedAccount,
  challengeId: number,
  headers: Headers,
): Promise<OpenedSession> {
  const isOpen = await closeChallenge(tx, challengeId)
  if (!isOpen || account.status !== 'active') throw new AppError('factor.expired')
  const opened = await startSession(tx, account, headers)
  return { ...opened, cookies: [...opened.cookies, clearChallengeCookie(headers)] }
}

/** One error for both kinds of codes, so that it does not reveal which kind the account has. */
function wrongCode(): AppError {
  const { message } = new AppError('factor.wrong_code')
  return new AppError('factor.wrong_code', { fields: { code: message } })
}

async function consumeAppCode(tx: Executor, userId: number, code: string): Promise<boolean> {
  const authenticator = await findAuthenticator(tx, userId)
  if (!authenticator) return false
  const secret = unseal(authenticator.secret, ownerOfSecret(userId))
  if (secret === null) throw new AppError('factor.unreadable')
  const step = timeStepOfCode(secret, code)
  if (step === null) return false
  const spent = await query(
    tx,
    sql`update staff_authenticators set last_step = ${step}
        where user_id = ${userId} and last_step < ${step} returning id`,
  )
  return spent.length > 0
}

async function consumeAnyCode(
  tx: Executor,
  account: LockedAccount,
  code: string,
  headers: Headers,
): Promise<boolean> {
  if (isAppCode(code)) return consumeAppCode(tx, account.id, code)
  if (!(await consumeRecoveryCode(tx, account.id, code))) return false
  const actor = { ...account, address: clientAddress(headers) }
  await recordAudit({ action: 'staff.recovery_code_used', actor }, tx)
  await notifyOwner(tx, account.id, 'recovery_code_used')
  return true
}

/**
 * Signs in with a code of the authenticator app, or with a recovery code. The attempt is counted
 * before the code is checked. Throws `factor.expired`, `factor.wrong_code`, `factor.unreadable`,
 * `auth.too_many_attempts`.
 */
export async function signInWithCode(typed: string, headers: Headers): Promise<OpenedSession> {
  const code = typed.replace(/[\s-]/g, '')
  const awaited = await findAwaited(await db(), headers)
  if (!awaited) throw new AppError('factor.expired')
  const { userId } = awaited
  const [person] = await fetchRows<{ id: number; email: string }>(
    sql`select id, email from admin_users where id = ${userId}`,
  )
  if (!person) throw new AppError('factor.expired')
  const { refund, left } = await countCodeAttempt(person, headers)
  const opened = await withLockedAccount(userId, async (tx, account) => {
    // Looks again under the lock, because the sign-in may have ended meanwhile.
    const isStillAwaited = await findAwaited(tx, headers)
    if (!isStillAwaited) throw new AppError('factor.expired')
    if (!(await consumeAnyCode(tx, account, code, headers))) return null
    return completeSignIn(tx, account, awaited.id, headers)
  })
  if (!opened) {
    await recordSignInStep('staff.factor_failed', person, headers)
    if (left === 0) await transaction((tx) => notifyOwner(tx, userId, 'wrong_codes'))
    throw wrongCode()
  }
  await refund()
  await refundSignInAttempts(person.email, headers)
  return opened
}
