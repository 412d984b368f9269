import 'server-only'
import type { Executor } from '../database/db'
import { AppError, type ErrorCode } from '../errors'
import { countUp } from './count-up'
import { addIfWithinLimit, secondsLeft } from './counters'

/** At most `points` calls are allowed in a period of `seconds` that starts with the first one. */
export interface Limit {
  key: string
  points: number
  seconds: number
}

/**
 * Counts one call. All web processes share the counter, and a restart keeps it.
 * @returns how many calls are left
 * @throws AppError `code`, with the seconds to wait, when none was left
 */
export async function countCall({ key, points, seconds }: Limit, code: ErrorCode): Promise<number> {
  const spent = (await countUp([{ key, seconds }])).get(key) ?? 0
  if (spent <= points) return points - spent
  throw new AppError(code, { retryAfterSeconds: await secondsLeft(key) })
}

/**
 * Counts one call inside the transaction, so that a rollback undoes the count too.
 * @throws AppError `request.too_many`, with the seconds to wait
 */
export async function countCallInTransaction(
  tx: Executor,
  { key, points, seconds }: Limit,
): Promise<void> {
  const retryAfterSeconds = await addIfWithinLimit({ key, points: 1, most: points, seconds }, tx)
  if (retryAfterSeconds !== null) throw new AppError('request.too_many', { retryAfterSeconds })
}

/** A confirmation email, an offer of a place, or a test to themselves. */
const RESENDS_PER_MINUTE = 5

/**
 * Limits how often a message is sent again, because repeated presses of the button would fill
 * somebody's mailbox. `what` identifies the message.
 * @throws AppError `request.too_many`, with the seconds to wait
 */
export const countResend = (what: number | string, tx?: Executor): Promise<unknown> => {
  const limit = { key: `resend:${what}`, points: RESENDS_PER_MINUTE, seconds: 60 }
  return tx ? countCallInTransaction(tx, limit) : countCall(limit, 'request.too_many')
}
