import 'server-only'
import { type SQL, sql } from '@/lib/database/db'
import { driveSettings } from '@/lib/env'
import { countAgainstBudget } from '@/lib/mail/budget'
import { sendAndRecord } from '@/lib/mail/send-and-record'
import type { JobAttempt, JobPayloads } from '@/lib/queue/jobs'
import { RETRIED_PER_SUCCESS, retryQueueNow } from '@/lib/queue/retry'
import { findHoldReason, recordHeldReceipt } from './mailbox-limit'
import { composeReceipt, deliverReceipt } from './receipt-mail'
import {
  findOpenReceipt,
  lockOpenReceipt,
  recordReceiptFailure,
  recordReceiptSent,
} from './receipts'

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
  { receiptId }: JobPayloads['receipt.send'],
  _signal?: AbortSignal,
  { isLast }: JobAttempt = { isLast: false },
): Promise<void> {
  const receipt = await findOpenReceipt(receiptId)
  if (!receipt) return
  const message = await composeReceipt(receipt)
  const failure = await sendAndRecord(async (tx, record) => {
    const open = await lockOpenReceipt(tx, receiptId)
    if (!open) return null
    const hold = await findHoldReason(tx, open)
    if (hold) {
      await recordHeldReceipt(tx, receiptId, hold)
      return null
    }
    const failure = await deliverReceipt(receipt, message, open.round)
    if (failure) {
      await recordReceiptFailure(tx, receiptId, failure, failure.isPermanent || isLast)
      return failure
    }
    await record((on) => recordReceiptSent(on, receiptId, open.round))
    await countAgainstBudget(tx, 'confirmation', open.address)
    return null
  })
  if (!failure) return retryQueueNow('receipt.send', RETRIED_PER_SUCCESS, FAILED_BY_SERVER)
  // The job ends without an error, because the fault lies with this receipt and not with the
  // server.
  if (failure.isPermanent || (isLast && failure.fault === 'address')) return
  throw failure
}

/**
 * Retries one waiting and one dead job of each queue for the drive and for receipts, to learn
 * whether the drive and the mail server work again.
 */
export async function probeDelivery(): Promise<void> {
  if (driveSettings()) {
    await retryQueueNow('drive.upload', 1)
    await retryQueueNow('drive.erase', 1)
  }
  await retryQueueNow('receipt.send', 1, FAILED_BY_SERVER)
}
