import 'server-only'
import { type Executor, query, sql } from '../database/db'
import { SIGNATURE_LENGTH, sign } from '../signature'
import { recipientOf } from './recipient'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/**
 * The limits for messages to one mailbox (decision 046): for each kind, pairs of a number of
 * messages and a period in seconds. A period starts with its first message. Each kind is counted
 * separately, so that confirmations which a stranger causes cannot use up the limit of, for
 * example, password resets.
 */
const BUDGETS = {
  /** Confirmations of registrations, which anybody can send with anybody's address. */
  confirmation: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** The message that asks a mailbox to confirm that it wants to hear about a venue. */
  venue: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** Offers of a place to people on a waiting list. */
  offer: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** The link to a registration, which anybody can request who knows its reference and mailbox. */
  own_link: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** The message that asks the new mailbox of a registrant to confirm the change of address. */
  own_address: [
    [3, HOUR_S],
    [10, DAY_S],
  ],
  /** The notice to the former mailbox of a registrant that another address was entered. */
  own_told: [[5, HOUR_S]],
  /**
   * There is no limit per day. Each link works for an hour, so when these five messages are used
   * up, the link in the last one still works.
   */
  password_reset: [[5, HOUR_S]],
  invitation: [[10, HOUR_S]],
  /** The notice that wrong codes were entered after the right password. */
  wrong_codes: [[3, HOUR_S]],
} as const satisfies Record<string, readonly (readonly [count: number, seconds: number])[]>

export type MailKind = keyof typeof BUDGETS

/**
 * Returns one counter for each limit. Their keys contain a hash of the mailbox, not its address.
 */
function countersOf(kind: MailKind, address: string) {
  const mailbox = sign(`mailbox ${recipientOf(address)}`, SIGNATURE_LENGTH)
  return BUDGETS[kind].map(([most, seconds]) => ({
    key: `mail:${kind}:${seconds}:${mailbox}`,
    most,
    seconds,
  }))
}

/** A limit that is used up. */
export interface UsedUpLimit {
  most: number
  within: 'an hour' | 'a day'
  /** Seconds until this limit starts again. */
  secondsLeft: number
}

/**
 * Finds a limit that this mailbox has used up; null while it may get a message of this kind. Locks
 * the mailbox's counters until the transaction ends, so that two workers cannot both send the last
 * message that is allowed.
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

/** Counts a message that was sent. Call it in the same transaction as `findUsedUpLimit`. */
export async function countSent(tx: Executor, kind: MailKind, address: string): Promise<void> {
  const now = Date.now()
  for (const { key, seconds } of countersOf(kind, address)) {
    await tx.execute(sql`
      insert into rate_limits as counter (key, points, expire) values (${key}, 1, ${now + seconds * 1000})
      on conflict (key) do update set
        points = case when counter.expire <= ${now} then 1 else counter.points + 1 end,
        expire = case when counter.expire <= ${now} then excluded.expire else counter.expire end`)
  }
}

/** The sentence for staff when a confirmation was not sent because of a limit. */
export const heldSentence = ({ most, within }: UsedUpLimit): string =>
  `Held back: this mailbox has had ${most} confirmations within ${within}. Send it by hand if the person expects it.`
