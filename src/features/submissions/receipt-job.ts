import { setTimeout as sleep } from 'node:timers/promises'
import { db, type SQL, sql, transaction } from '@/lib/db'
import { hurryJobs } from '@/lib/dead-jobs'
import type { Jobs } from '@/lib/queue'
import type { Attempt } from '@/lib/work-queue'
import { composeReceipt, deliverReceipt } from './deliver-receipt'
import { findOpenReceipt, lockOpenReceipt, recordFailure, recordSent } from './receipts'

/** Each receipt that is sent calls for so many that were waiting for the mail server. */
const CALLED_BY_EACH = 10

/** Not those that wait because of their own address: another one's success is no news to them. */
export const WAITS_FOR_SERVER: SQL = sql`exists (
  select from receipts where id = (data->>'receiptId')::int and fault = 'server')`

const RECORD_AGAIN_MS = 1000
const RECORD_ATTEMPTS = 60

/** The database went away after the mail server had taken the message: it must not go twice. */
async function insistOnSent(id: number, round: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await recordSent(await db(), id, round)
    } catch (error) {
      if (attempt === RECORD_ATTEMPTS) throw error
      await sleep(RECORD_AGAIN_MS)
    }
  }
}

/**
 * Sends one confirmation email. May run twice, and at the same time: the row is locked while the
 * mail server has the message, so that it goes once. What the server refuses for good fails at
 * once; everything else is tried again by the queue.
 */
export async function sendReceipt(
  { receiptId }: Jobs['receipt.send'],
  _signal?: AbortSignal,
  { isLast }: Attempt = { isLast: false },
): Promise<void> {
  const receipt = await findOpenReceipt(receiptId)
  if (!receipt) return
  const message = await composeReceipt(receipt)
  /** The round that the mail server has taken. */
  let taken = 0
  const attempt = transaction(async (tx) => {
    const open = await lockOpenReceipt(tx, receiptId)
    if (!open) return null
    const failure = await deliverReceipt(receipt, message, open.round)
    if (!failure) taken = open.round
    if (failure) await recordFailure(tx, receiptId, failure, failure.isPermanent || isLast)
    else await recordSent(tx, receiptId, taken)
    return failure
  })
  const failure = await attempt.catch(async (error) => {
    if (taken === 0) throw error
    await insistOnSent(receiptId, taken)
    return null
  })
  if (!failure) return hurryJobs('receipt.send', CALLED_BY_EACH, WAITS_FOR_SERVER)
  // Put aside is what waits for the server. An address that was given up waits for staff.
  if (failure.isPermanent || (isLast && failure.fault === 'address')) return
  throw failure
}
