import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SignedInActor } from '@/lib/http/route'
import type { LoginInput } from '../../credentials'
import type { FactorMethod } from '../../factors/schema'
import { listFactorMethods } from '../../factors/server/data'
import { getRelyingPartyId } from '../../factors/server/relying-party'
import { type LockedAccount, withLockedAccount } from '../../server/account-lock'
import { findStaffByEmail } from '../../server/data'
import { openChallenge } from '../../sessions/server/challenges'
import { type OpenedSession, startSession } from '../../sessions/server/opened-session'
import { type CheckedAccount, checkPassword } from '../../sessions/server/own-password'
import { deleteSession, sessionEndSeconds, touchSession } from '../../sessions/server/sessions'
import { countSignInAttempt } from '../../sessions/server/sign-in-limits'
import { recordSignInStep } from '../../sessions/server/sign-in-lines'

/**
 * Runs `work` under the account's lock. Throws `auth.invalid_credentials` if the account is not
 * active or its password has changed since the check.
 */
function withVerifiedAccount<T>(
  checked: CheckedAccount,
  work: (tx: Executor, account: LockedAccount) => Promise<T>,
): Promise<T> {
  return withLockedAccount(checked.id, (tx, account) => {
    if (!isStill(checked, account)) throw new AppError('auth.invalid_credentials')
    return work(tx, account)
  }).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'user.not_found'
    throw isGone ? new AppError('auth.invalid_credentials') : error
  })
}

const isStill = (checked: CheckedAccount, { status, hash }: LockedAccount) =>
  status === 'active' && hash === checked.hash

async function refuse({ email }: LoginInput, headers: Headers, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'auth.invalid_credentials') {
    const account = await findStaffByEmail(email)
    await recordSignInStep('staff.sign_in_failed', { id: account?.id ?? null, email }, headers)
  }
  throw error
}

interface AwaitedSignIn {
  user: null
  methods: FactorMethod[]
  cookies: string[]
}

/**
 * Checks the password, and opens a session or waits for the second factor. In the second case the
 * attempt stays counted until the second step: otherwise somebody who knows the password could try
 * any number of codes. Throws `auth.invalid_credentials`, `auth.too_many_attempts`.
 */
export async function signIn(
  input: LoginInput,
  headers: Headers,
): Promise<OpenedSession | AwaitedSignIn> {
  const refund = await countSignInAttempt(input.email, headers)
  const outcome = await proceed(input, headers).catch((error) => refuse(input, headers, error))
  if (outcome.user) await refund()
  return outcome
}

async function proceed(
  input: LoginInput,
  headers: Headers,
): Promise<OpenedSession | AwaitedSignIn> {
  const checked = await checkPassword(input)
  return withVerifiedAccount(checked, async (tx, account) => {
    const methods = await listFactorMethods(tx, account.id, getRelyingPartyId(headers))
    if (methods.length === 0) return startSession(tx, account, headers)
    const cookie = await openChallenge(tx, { purpose: 'sign_in', userId: account.id }, headers)
    await recordSignInStep('staff.factor_awaited', account, headers, tx)
    return { user: null, methods, cookies: [cookie] }
  })
}

export function signOut(actor: SignedInActor): Promise<void> {
  return withLockedAccount(actor.id, async (tx) => {
    await deleteSession(tx, actor.id, actor.sessionId)
    await recordAudit({ action: 'staff.signed_out', actor }, tx)
  })
}

/** Extends the current session, as any request with it does. Throws `auth.required`. */
export function extendSession(actor: SignedInActor): Promise<{ exp: number }> {
  return withLockedAccount(actor.id, async (tx) => {
    const session = await touchSession(tx, actor.sessionId)
    if (!session) throw new AppError('auth.required')
    return { exp: sessionEndSeconds(session) }
  })
}
