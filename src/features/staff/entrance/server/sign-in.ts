import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SignedInActor } from '@/lib/http/route'
import type { LoginInput } from '../../credentials'
import type { FactorMethod } from '../../factors/schema'
import { listMethods } from '../../factors/server/data'
import { relyingPartyId } from '../../factors/server/relying-party'
import { type LockedAccount, withAccount } from '../../server/account-lock'
import { findStaffByEmail } from '../../server/data'
import { openChallenge } from '../../sessions/server/challenges'
import { type OpenedSession, startSession } from '../../sessions/server/opened-session'
import { type CheckedAccount, checkPassword } from '../../sessions/server/own-password'
import { deleteSession, sessionEnd, touchSession } from '../../sessions/server/sessions'
import { countSignInAttempt } from '../../sessions/server/sign-in-limits'
import { recordSignInStep } from '../../sessions/server/sign-in-lines'

/**
 * Runs `work` under the lock of an account whose password was right. Throws the error of a wrong
 * password if the account is not active or gone, or its password changed after that check.
 */
function withVerifiedAccount<T>(
  checked: CheckedAccount,
  work: (tx: Executor, account: LockedAccount) => Promise<T>,
): Promise<T> {
  return withAccount(checked.id, (tx, account) => {
    if (!isStill(checked, account)) throw new AppError('auth.invalid_credentials')
    return work(tx, account)
  }).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'user.not_found'
    throw isGone ? new AppError('auth.invalid_credentials') : error
  })
}

const isStill = (checked: CheckedAccount, { status, hash }: LockedAccount) =>
  status === 'active' && hash === checked.hash

/**
 * Adds a sign-in with wrong credentials to the audit log, with the email address that was typed.
 * @throws `error`, whatever it is
 */
async function refuse({ email }: LoginInput, headers: Headers, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'auth.invalid_credentials') {
    const account = await findStaffByEmail(email)
    await recordSignInStep('staff.sign_in_failed', { id: account?.id ?? null, email }, headers)
  }
  throw error
}

/** The result when the password was right and a second factor is required. */
interface AwaitedSignIn {
  user: null
  methods: FactorMethod[]
  cookies: string[]
}

/**
 * Checks the password, the first step of a sign-in by password. An account without a second factor
 * is signed in. For another one, the counted attempt is taken back only after the second step
 * (factors/server/second-step.ts, passkey-sign-in.ts). Otherwise somebody who knows the password
 * could try any number of codes.
 * @throws AppError `auth.invalid_credentials`, `auth.too_many_attempts`
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
    const methods = await listMethods(tx, account.id, relyingPartyId(headers))
    if (methods.length === 0) return startSession(tx, account, headers)
    const cookie = await openChallenge(tx, { purpose: 'sign_in', userId: account.id }, headers)
    await recordSignInStep('staff.factor_awaited', account, headers, tx)
    return { user: null, methods, cookies: [cookie] }
  })
}

/** Ends this session; the person's other sessions stay open. */
export function signOut(actor: SignedInActor): Promise<void> {
  return withAccount(actor.id, async (tx) => {
    await deleteSession(tx, actor.id, actor.sessionId)
    await recordAudit({ action: 'staff.signed_out', actor }, tx)
  })
}

/** Extends this session, as other requests do. @throws AppError `auth.required` */
export function keepSession(actor: SignedInActor): Promise<{ exp: number }> {
  return withAccount(actor.id, async (tx) => {
    const session = await touchSession(tx, actor.sessionId)
    if (!session) throw new AppError('auth.required')
    return { exp: sessionEnd(session) }
  })
}
