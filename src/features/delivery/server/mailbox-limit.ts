import 'server-only'
import { type CounterLimit, hasExceededAnyLimit } from '@/lib/counters/counters'
import { type Executor, sql } from '@/lib/database/db'
import { findUsedUpLimit, formatHeldBackMessage } from '@/lib/mail/budget'

interface Receipt {
  address: string
  trail: readonly CounterLimit[] | null
  isByHand: boolean
  isCancelled: boolean
}

export async function findHoldReason(tx: Executor, receipt: Receipt): Promise<string | null> {
  const { address, trail, isByHand, isCancelled } = receipt
  if (isByHand) return null
  if (isCancelled) return 'Not sent: the registration was cancelled before.'
  if (await hasExceededAnyLimit(tx, trail ?? [])) {
    return 'Held back: many like it came within seconds, from the same place or with the same text. Send it by hand if a person has registered.'
  }
  const usedUp = await findUsedUpLimit(tx, 'confirmation', address)
  return usedUp && formatHeldBackMessage(usedUp)
}

export async function recordHeldReceipt(tx: Executor, id: number, reason: string): Promise<void> {
  await tx.execute(sql`
    update receipts set state = 'held', reason = ${reason}, fault = null, updated_at = now()
    where id = ${id}`)
}
