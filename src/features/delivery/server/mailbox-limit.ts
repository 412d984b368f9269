import 'server-only'
import { isPastLimit, type Mark } from '@/lib/counters/counters'
import { type Executor, sql } from '@/lib/database/db'
import { findFullMailbox } from '@/lib/mail/mailbox-limit'

interface Receipt {
  recipient: string | null
  trail: readonly Mark[] | null
  isByHand: boolean
}

/**
 * Why a message is held back, in words for staff; null when it may go. What staff send by hand is
 * never held.
 */
export async function findHoldReason(tx: Executor, receipt: Receipt): Promise<string | null> {
  const { recipient, trail, isByHand } = receipt
  if (isByHand) return null
  if (await isPastLimit(tx, trail ?? [])) {
    return 'Held back: many like it came within seconds, from the same place or with the same text. Send it by hand if a person has registered.'
  }
  return recipient === null ? null : findFullMailbox(tx, recipient)
}

/** Held until staff send it by hand. */
export async function recordHeld(tx: Executor, id: number, reason: string): Promise<void> {
  await tx.execute(sql`
    update receipts set state = 'held', reason = ${reason}, fault = null, updated_at = now()
    where id = ${id}`)
}
