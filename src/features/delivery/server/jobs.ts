import 'server-only'
import { db, type SQL, sql, transaction } from '@/lib/database/db'
import { driveSettings } from '@/lib/env'
import { countSent } from '@/lib/mail/budget'
import { retryUntilRecorded } from '@/lib/mail/until-recorded'
import type { Attempt, Jobs } from '@/lib/queue/jobs'
import { retryNow } from '@/lib/queue/retry'
import { findHoldReason, recordHeld } from './mailbox-limit'
import { composeReceipt, deliverReceipt } from './receipt-mail'
import { findOpenReceipt, lockOpenReceipt, recordFailure, recordSent } from './receipts'

/** After a success, up to this many waiting and this many dead jobs are retried. */
const RETRIED_PER_SUCCESS = 10

/** A success says nothing about receipts with a fault of their own, such as a bad address. */
const FAILED_BY_SERVER: SQL = sql`exists (
  select from receipts where id = (data->>'receiptId')::int and fault = 'server')`

/**
 * Safe to run twice, also at the same time: the row stays locked until the mail server has
 * responded. A permanent refusal fails at once; the queue retries other failures.
 */
export async function sendReceipt(
  { receiptId }: Jobs['receipt.send'],
  _signal?: AbortSignal,
  { isLast }: Attempt = { isLast: false },
): Promise<void> {
  const receipt = await findOpenReceipt(receiptId)
  if (!receipt) return
  const message = await composeReceipt(receipt)
  let acceptedRound: number | null = null
  const attempt = transaction(async (tx) => {
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
    acceptedRound = open.round
    await countSent(tx, 'confirmation', open.address)
    await recordSent(tx, receiptId, open.round)
    return null
  })
  const failure = await attempt.catch(async (error) => {
    const round = acceptedRound
    if (round === null) throw error
    // The message is sent: unless this is recorded, a retry would send it again.
    await retryUntilRecorded(async () => recordSent(await db(), receiptId, round))
    return null
  })
  if (!failure) return retryNow('receipt.send', RETRIED_PER_SUCCESS, FAILED_BY_SERVER)
  // The fault lies with this receipt, not with the server.
  if (failure.isPermanent || (isLast && failure.fault === 'address')) return
  throw failure
}

/** Retries one waiting and one dead job per queue, to learn whether its server works again. */
export async function probeDelivery(): Promise<void> {
  if (driveSettings()) {
    await retryNow('drive.upload', 1)
    await retryNow('drive.erase', 1)
  }
  await retryNow('receipt.send', 1, FAILED_BY_SERVER)
}
