import 'server-only'
import { AppError, type ErrorCode } from '../errors'
import { countUp } from './count-up'
import { secondsLeft } from './counters'

/** So many in so many seconds. */
export interface Limit {
  key: string
  points: number
  seconds: number
}

/**
 * Counts one. Every web process sees the same numbers, and a restart forgets none.
 * @returns how many are left
 * @throws AppError `code` with the seconds to wait
 */
export async function spend({ key, points, seconds }: Limit, code: ErrorCode): Promise<number> {
  const spent = (await countUp([{ key, seconds }])).get(key) ?? 0
  if (spent <= points) return points - spent
  throw new AppError(code, { retryAfterSeconds: await secondsLeft(key) })
}

/** How often a minute staff can send one registration its confirmation email, or themselves a test. */
const RESENDS_PER_MINUTE = 5

/** Pressing the button again and again must not fill somebody's mailbox. */
export const spendResend = (what: number | string): Promise<number> =>
  spend({ key: `resend:${what}`, points: RESENDS_PER_MINUTE, seconds: 60 }, 'request.too_many')
