import 'server-only'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '../database/db'
import { AppError, type ErrorCode } from '../errors'

/** How often a minute staff can send one registration its confirmation email, or themselves a test. */
const RESENDS_PER_MINUTE = 5

type Limiter = Pick<RateLimiterPostgres, 'consume'>

/** How many are left. @throws AppError `code` with the seconds to wait */
export async function spend(limiter: Limiter, key: string, code: ErrorCode): Promise<number> {
  try {
    return (await limiter.consume(key)).remainingPoints
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError(code, { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
  }
}

/** Counted in PostgreSQL: every web process sees the same numbers, and a restart forgets none. */
export const sharedLimiter = (
  storeClient: Pool,
  settings: { keyPrefix: string; points: number; duration: number },
) =>
  new RateLimiterPostgres({
    storeClient,
    tableName: 'rate_limits',
    tableCreated: true,
    ...settings,
  })

/** Nobody's mailbox is filled by a finger that rests on the button. */
export async function spendResend(what: number | string): Promise<number> {
  const settings = { keyPrefix: 'resend', points: RESENDS_PER_MINUTE, duration: 60 }
  const resends = sharedLimiter(await pool(), settings)
  return spend(resends, `${what}`, 'request.too_many')
}
