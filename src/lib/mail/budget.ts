import 'server-only'
import { type Executor, query, sql } from '../database/db'
import { SIGNATURE_LENGTH, sign } from '../signature'
import { canonicalMailbox } from './recipient'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/**
 * The most messages to one mailbox, each with its period in seconds (decision 046). Each kind is
 * counted separately, so that confirmations, which a stranger can cause, do not use up the password
 * resets.
 */
const BUDGETS = {
  /** Anybody can cause such a message to anybody's address. */
  confirmation: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  venue: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  offer: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** Anybody who knows the reference and the email address can request such a message. */
  own_link: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** Sent to the new mailbox, to confirm a change of address. */
  own_address: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** Sent to the former mailbox, to tell about a change of address. */
  own_told: [[5, HOUR_S]],
  /**
   * No limit per day. When the five messages of an hour are used up, the link in the last one still
   * works.
   */
  password_reset: [[5, HOUR_S]],
  invitation: [[10, HOUR_S]],
  wrong_codes: [[3, HOUR_S]],
} as const satisfies Record<string, readonly (readonly [count: number, seconds: number])[]>

export type MailKind = keyof typeof BUDGETS

/**
 * Returns a counter for each limit of the mailbox. Its key contains a hash of the mailbox, not the
 * address.
 */
function countersOf(kind: MailKind, address: string) {
  const mailbox = sign(`mailbox ${canonicalMailbox(address)}`, SIGNATURE_LENGTH)
  return BUDGETS[kind].map(([most, seconds]) => ({
    key: `mail:${kind}:${seconds}:${mailbox}`,
    most,
    seconds,
  }))
}

interface UsedUpLimit {
  most: number
  within: 'an hour' | 'a day'
  secondsLeft: number
}

/**
 * Returns the limit that is used up, else null. Locks the counters until the transaction ends, so
 * that two workers do not both send the last message.
 */
export async function findUsedUpLimit(
  tx: Executor,
  kind: MailKind,
  address: string,
): Promise<UsedUpLimit | null> {
  const counters = countersOf(kind, address)
  const [first] = counters
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${first?.key}, 0))`)
  const now = Date.now()
  const rows = await query<{ key: string; points: number; expire: string }>(
    tx,
    sql`select key, points, expire from rate_limits where expire > ${now}
          and key = any(${sql.param(counters.map(({ key }) => key))}::text[])`,
  )
  for (const { key, most, seconds } of counters) {
    const row = rows.find((one) => one.key === key && one.points >= most)
    if (!row) continue
    const secondsLeft = Math.max(1, Math.ceil((Number(row.expire) - now) / 1000))
    return { most, within: seconds === HOUR_S ? 'an hour' : 'a day', secondsLeft }
  }
  return null
}

/**
 * Counts a message against the limits of its mailbox. Call this in the same transaction as
 * `findUsedUpLimit`.
 */
export async function countAgainstBudget(
  tx: Executor,
  kind: MailKind,
  address: string,
): Promise<void> {
  const now = Date.now()
  for (const { key, seconds } of countersOf(kind, address)) {
    await tx.execute(sql`
      insert into rate_limits as counter (key, points, expire) values (${key}, 1, ${now + seconds * 1000})
      on conflict (key) do update set
        points = case when counter.expire <= ${now} then 1 else counter.points + 1 end,
        expire = case when counter.expire <= ${now} then excluded.expire else counter.expire end`)
  }
}

export const formatHeldBackMessage = ({ most, within }: UsedUpLimit): string =>
  `Held back: this mailbox has had ${most} confirmations within ${within}. Send it by hand if the person expects it.`
