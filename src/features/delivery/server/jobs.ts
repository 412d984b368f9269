import 'server-only'
import { type SQL, sql } from '@/lib/database/db'
import { driveSettings } from '@/lib/env'
import { addToBudget } from '@/lib/mail/budget'
import { sendRecorded } from '@/lib/mail/send-recorded'
import type { Attempt, Jobs } from '@/lib/queue/jobs'
import { RETRIED_PER_SUCCESS, retryNow } from '@/lib/queue/retry'
import { findHoldReason, recordHeld } from './mailbox-limit'
import { composeReceipt, deliverReceipt } from './receipt-mail'
import { findOpenReceipt, lockOpenReceipt, recordFailure, recordSent } from './receipts'

/**
 * Selects the jobs of receipts that failed because of the mail server. They are retried once
 * another receipt was sent. Receipts with a bad address would fail again.
 */
const FAILED_BY_SERVER: SQL = sql`exists (
  select from receipts where id = (data->>'receiptId')::int and fault = 'server')`

/**
 * Sends a receipt. Safe to run twice, also at the same time, because its row stays locked until the
 * mail server has responded. The queue retries all failures except permanent refusals.
 */
export async function sendReceipt(
  { receiptId }: Jobs['receipt.send'],
  _signal?: AbortSignal,
  { isLast }: Attempt = { isLast: false },
): Promise<void> {
  const receipt = await findOpenReceipt(receiptId)
  if (!receipt) return
  const message = await composeReceipt(receipt)
  const failure = await sendRecorded(async (tx, record) => {
    const open = await lockOpenReceipt(tx, receiptId)
    if (!open) return null
    const hold = await findHoldReason(tx, open)
    if (hold) {
      await recordHeld(tx, receiptId, hold)
      return null
    }
    const failure = await deliverReceipt(receipt, message, open.round)
    if (failure) {
      await recordFailure(tx, receiptId, failure, failure.isPermanent || isLast)
      return failure
    }
    await record((on) => recordSent(on, receiptId, open.round))
    await addToBudget(tx, 'confirmation', open.address)
    return null
  })
  if (!failure) return retryNow('receipt.send', RETRIED_PER_SUCCESS, FAILED_BY_SERVER)
  // The job ends without an error, because the fault lies with this receipt and not with the
  // server.
  if (failure.isPermanent || (isLast && failure.fault === 'address')) return
  throw failure
}

/**
 * Retries one waiting and one dead job per queue, to learn whether the drive and the mail server
 * work again.
 */
export async function probeDelivery(): Promise<void> {
  if (driveSettings()) {
    await retryNow('drive.upload', 1)
    await retryNow('drive.erase', 1)
  }
  await retryNow('receipt.send', 1, FAILED_BY_SERVER)
}
