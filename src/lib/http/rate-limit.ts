import 'server-only'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError, type ErrorCode } from '../errors'

/** Attempts per address and e-mail, and per address alone, in a quarter of an hour. */
const SIGN_IN_PER_ACCOUNT = 10
const SIGN_IN_PER_ADDRESS = 100
const SIGN_IN_WINDOW_S = 15 * 60

/** How often a minute staff can send one registration its confirmation email again. */
const RESENDS_PER_MINUTE = 5

type Limiter = Pick<RateLimiterPostgres, 'consume'>

async function spend(limiter: Limiter, key: string, code: ErrorCode): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError(code, { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
  }
}

let signIn: { account: Limiter; address: Limiter } | undefined

/** Counters lie in PostgreSQL, so that every web process sees the same ones. */
function signInLimiters(storeClient: Pool) {
  const shared = {
    storeClient,
    tableName: 'rate_limits',
    tableCreated: true,
    duration: SIGN_IN_WINDOW_S,
  }
  signIn ??= {
    account: new RateLimiterPostgres({
      ...shared,
      keyPrefix: 'sign-in',
      points: SIGN_IN_PER_ACCOUNT,
    }),
    address: new RateLimiterPostgres({
      ...shared,
      keyPrefix: 'sign-in-ip',
      points: SIGN_IN_PER_ADDRESS,
    }),
  }
  return signIn
}

/** @throws AppError `auth.too_many_attempts` with the seconds to wait */
export async function spendSignInAttempt(
  pool: Pool,
  address: string,
  email: string,
): Promise<void> {
  const { account, address: perAddress } = signInLimiters(pool)
  await spend(perAddress, address, 'auth.too_many_attempts')
  await spend(account, `${address} ${email}`.slice(0, 200), 'auth.too_many_attempts')
}

/** A successful sign-in gives the account its attempts back. */
export async function forgiveSignInAttempts(
  pool: Pool,
  address: string,
  email: string,
): Promise<void> {
  const { account } = signInLimiters(pool)
  await (account as RateLimiterPostgres).delete(`${address} ${email}`.slice(0, 200))
}

const resends = new RateLimiterMemory({ points: RESENDS_PER_MINUTE, duration: 60 })

/** Nobody's mailbox is filled by a finger that rests on the button. */
export const spendResend = (submissionId: number): Promise<void> =>
  spend(resends, `${submissionId}`, 'request.too_many')
