import 'server-only'
import { type Executor, query, sql } from '@/lib/database/db'
import { isPastLimit, type Mark } from '@/lib/suspicion/counters'

/** Confirmations to one mailbox over all forms (decision 018). */
export const PER_HOUR = 3
export const PER_DAY = 10

interface Receipt {
  recipient: string | null
  trail: readonly Mark[] | null
  isByHand: boolean
}

/**
 * Why a message is not sent by itself, in words for staff; null when nothing speaks against it. What
 * staff send by hand always goes.
 */
export async function findHoldReason(tx: Executor, receipt: Receipt): Promise<string | null> {
  const { recipient, trail, isByHand } = receipt
  if (isByHand) return null
  if (await isPastLimit(tx, trail ?? [])) {
    return 'Held back: many like it came within seconds, from the same place or with the same text. Send it by hand if a person has registered.'
  }
  return recipient === null ? null : findFullMailbox(tx, recipient)
}

interface Sent {
  lastHour: number
  lastDay: number
}

/**
 * Why the mailbox gets no further message now, in words for staff; null when it may have one. Until
 * the transaction ends no other worker counts or sends for the same mailbox.
 */
async function findFullMailbox(tx: Executor, recipient: string): Promise<string | null> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${recipient}`}, 0))`,
  )
  const [sent] = await query<Sent>(
    tx,
    sql`select (count(*) filter (where sent_at > now() - interval '1 hour'))::int as "lastHour",
          count(*)::int as "lastDay"
        from receipts where recipient = ${recipient} and sent_at > now() - interval '1 day'`,
  )
  if (!sent) throw new Error('Counting returned no row')
  if (sent.lastHour >= PER_HOUR) {
    return `Held back: this mailbox has had ${PER_HOUR} confirmations within an hour. Send it by hand if the person expects it.`
  }
  if (sent.lastDay >= PER_DAY) {
    return `Held back: this mailbox has had ${PER_DAY} confirmations within a day. Send it by hand if the person expects it.`
  }
  return null
}

/** Stays so until staff send it by hand. */
export async function recordHeld(tx: Executor, id: number, reason: string): Promise<void> {
  await tx.execute(sql`
    update receipts set state = 'held', reason = ${reason}, fault = null, updated_at = now()
    where id = ${id}`)
}
