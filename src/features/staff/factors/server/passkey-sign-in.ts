import 'server-only'
import { db, type Executor, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { withLockedAccount } from '../../server/account-lock'
import {
  type Challenge,
  consumeChallenge,
  findChallenge,
  openChallenge,
  setChallenge,
} from '../../sessions/server/challenges'
import type { OpenedSession } from '../../sessions/server/opened-session'
import { countPasskeyRequest, refundSignInAttempts } from '../../sessions/server/sign-in-limits'
import { recordSignInStep } from '../../sessions/server/sign-in-lines'
import type { PasskeyAnswer } from '../schema'
import { findPasskey, listPasskeys } from './data'
import {
  type PasskeyRequestOptions,
  passkeyRequestOptions,
  verifyPasskeySignature,
} from './passkeys'
import { getRelyingParty } from './relying-party'
import { completeSignIn } from './second-step'

interface Question {
  options: PasskeyRequestOptions
  cookies: string[]
}

/**
 * Stores a challenge and returns what a passkey has to sign. After a correct password, only a
 * passkey of that account may sign. Without a password any passkey may sign, because the account is
 * found by the passkey.
 */
export async function beginPasskeySignIn(headers: Headers): Promise<Question> {
  const party = getRelyingParty(headers)
  await countPasskeyRequest(headers)
  const on = await db()
  const awaited = await findChallenge(on, headers, 'sign_in')
  if (awaited?.userId) {
    const keys = await listPasskeys(on, awaited.userId)
    const options = await passkeyRequestOptions(
      party,
      keys.filter(({ rpId }) => rpId === party.rpId),
    )
    await setChallenge(on, awaited.id, options.challenge)
    return { options, cookies: [] }
  }
  const options = await passkeyRequestOptions(party, null)
  const { challenge } = options
  return { options, cookies: [await openChallenge(on, { purpose: 'passkey', challenge }, headers)] }
}

/**
 * Stores the new counter of a passkey. Returns false when the passkey was removed, or its counter
 * shows that it may have been copied.
 */
async function countUse(tx: Executor, id: number, counter: number): Promise<boolean> {
  const used = await query(
    tx,
    sql`update staff_passkeys set counter = ${counter}, last_used_at = ${new Date().toISOString()}
        where id = ${id} and (counter < ${counter} or ${counter} = 0) returning id`,
  )
  return used.length > 0
}

/**
 * Signs in after the password, or without a password if the device has verified the person. Throws
 * `factor.expired`, `passkey.*`.
 */
export async function signInWithPasskey(
  response: PasskeyAnswer,
  headers: Headers,
): Promise<OpenedSession> {
  const on = await db()
  const asked = await consumeChallenge(on, headers, ['sign_in', 'passkey'])
  if (!asked) throw new AppError('factor.expired')
  try {
    return await checkAnswer(asked, response, headers)
  } catch (error) {
    if (error instanceof AppError && error.code === 'passkey.refused') {
      await recordRefusal(on, asked.userId, response, headers)
    }
    throw error
  }
}

async function recordRefusal(
  on: Executor,
  awaited: number | null,
  response: PasskeyAnswer,
  headers: Headers,
): Promise<void> {
  const userId = awaited ?? (await findPasskey(on, response.id))?.userId
  const [account] = await query<{ id: number; email: string }>(
    on,
    sql`select id, email from admin_users where id = ${userId ?? null}`,
  )
  if (account) await recordSignInStep('staff.factor_failed', account, headers)
}

async function checkAnswer(
  asked: Challenge & { challenge: string },
  response: PasskeyAnswer,
  headers: Headers,
): Promise<OpenedSession> {
  const party = getRelyingParty(headers)
  const on = await db()
  const passkey = await findPasskey(on, response.id)
  const isTheirs = asked.userId === null || asked.userId === passkey?.userId
  if (!passkey || passkey.rpId !== party.rpId || !isTheirs) throw new AppError('passkey.refused')
  const counter = await verifyPasskeySignature(response, passkey, asked.challenge, party, {
    mustVerifyPerson: asked.purpose === 'passkey',
  })
  const opened = await withLockedAccount(passkey.userId, async (tx, account) => {
    if (account.status !== 'active') throw new AppError('passkey.refused')
    if (!(await countUse(tx, passkey.id, counter))) throw new AppError('passkey.refused')
    return completeSignIn(tx, account, asked.id, headers)
  })
  if (asked.userId !== null) await refundSignInAttempts(opened.user.email, headers)
  return opened
}
