import 'server-only'
import type { Executor } from '../database/db'
import { AppError, type ErrorCode } from '../errors'
import { addIfWithinLimit, secondsUntilExpiry } from './counters'
import { incrementCounters } from './increment-counters'

/** Allows `points` calls in a period of `seconds` that starts with the first call. */
export interface CallLimit {
  key: string
  points: number
  seconds: number
}

/** Counts a call. Returns how many calls are left, or throws AppError `code` when none was left. */
export async function countCall(
  { key, points, seconds }: CallLimit,
  code: ErrorCode,
): Promise<number> {
  const spent = (await incrementCounters([{ key, seconds }])).get(key) ?? 0
  if (spent <= points) return points - spent
  throw new AppError(code, { retryAfterSeconds: await secondsUntilExpiry(key) })
}

/**
 * Counts a call in the transaction, so that a rollback undoes the count. Throws `request.too_many`.
 */
export async function countCallInTransaction(
  tx: Executor,
  { key, points, seconds }: CallLimit,
): Promise<void> {
  const retryAfterSeconds = await addIfWithinLimit({ key, points: 1, most: points, seconds }, tx)
  if (retryAfterSeconds !== null) throw new AppError('request.too_many', { retryAfterSeconds })
}

const RESENDS_PER_MINUTE = 5

/**
 * Counts that an email is sent again, so that repeated presses of the button cannot fill somebody's
 * mailbox. Throws `request.too_many`.
 */
export const countResend = (what: number | string, tx?: Executor): Promise<unknown> => {
  const limit = { key: `resend:${what}`, points: RESENDS_PER_MINUTE, seconds: 60 }
  return tx ? countCallInTransaction(tx, limit) : countCall(limit, 'request.too_many')
}
