import 'server-only'
import { type Executor, query, sql } from '../database/db'

/** Limits for confirmations to one mailbox, over all forms and kinds (decision 018). */
const PER_HOUR = 3
const PER_DAY = 10

interface Sent {
  lastHour: number
  lastDay: number
}

/**
 * Says why a mailbox may get no further message now, in words for staff; null when it may. Locks
 * the mailbox until the transaction ends, so that workers count one after the other.
 */
export async function findFullMailbox(tx: Executor, recipient: string): Promise<string | null> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${recipient}`}, 0))`,
  )
  const [sent] = await query<Sent>(
    tx,
    sql`select (count(*) filter (where at > now() - interval '1 hour'))::int as "lastHour",
          count(*)::int as "lastDay"
        from (select sent_at as at from receipts where recipient = ${recipient}
          union all select asked_at from venue_requests where recipient = ${recipient}) confirmations
        where at > now() - interval '1 day'`,
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
