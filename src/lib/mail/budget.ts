import 'server-only'
import { type Executor, query, sql } from '../database/db'
import { SIGNATURE_LENGTH, sign } from '../signature'
import { recipientOf } from './recipient'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/**
 * How many messages of a kind one mailbox gets, and in how many seconds from the first one on
 * (decision 046). Each kind has its own budget, so what strangers cause uses up nothing else.
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
  /** The notice to the former mailbox of a registrant that the address was changed. */
  own_told: [[5, HOUR_S]],
  /**
   * No limit by day. A link works for an hour, so a mailbox that has used up this budget has a link
   * that still works.
   */
  password_reset: [[5, HOUR_S]],
  invitation: [[10, HOUR_S]],
  /** The notice that wrong codes were entered after the right password. */
  wrong_codes: [[3, HOUR_S]],
} as const satisfies Record<string, readonly (readonly [count: number, seconds: number])[]>

export type MailKind = keyof typeof BUDGETS

/** Keys of the counters, which name the mailbox by a hash. */
function countersOf(kind: MailKind, address: string) {
  const mailbox = sign(`mailbox ${recipientOf(address)}`, SIGNATURE_LENGTH)
  return BUDGETS[kind].map(([most, seconds]) => ({
    key: `mail:${kind}:${seconds}:${mailbox}`,
    most,
    seconds,
  }))
}

/** A budget that is used up. */
export interface UsedUp {
  most: number
  within: 'an hour' | 'a day'
  /** Seconds until the mailbox gets messages of this kind again. */
  secondsLeft: number
}

/**
 * Finds the budget that this mailbox has used up; null while it may get a message of this kind.
 * Locks the mailbox's budget until the transaction ends, so that workers count one after the other.
 */
export async function findUsedUp(
  tx: Executor,
  kind: MailKind,
  address: string,
): Promise<UsedUp | null> {
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

/** Counts a message that was sent. */
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

/** Why a message was held back, in words for staff. */
export const heldSentence = ({ most, within }: UsedUp): string =>
  `Held back: this mailbox has had ${most} confirmations within ${within}. Send it by hand if the person expects it.`
