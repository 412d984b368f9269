import 'server-only'
import { db, type SQL, sql, transaction } from '@/lib/database/db'
import { closeDrive } from '@/lib/drive/client'
import { toDriveFailure } from '@/lib/drive/failure'
import { driveSettings } from '@/lib/env'
import { retryUntilRecorded } from '@/lib/mail/until-recorded'
import { hurryJobs } from '@/lib/queue/dead-jobs'
import type { Jobs } from '@/lib/queue/jobs'
import type { Attempt } from '@/lib/queue/work'
import { findWaitingFile, noteDriveError, recordArrival } from './drive-files'
import { bringToDrive } from './drive-upload'
import { findHoldReason, recordHeld } from './mailbox-limit'
import { composeReceipt, deliverReceipt } from './receipt-mail'
import { findOpenReceipt, lockOpenReceipt, recordFailure, recordSent } from './receipts'

/** Each one that gets through calls for so many that were waiting out a failure. */
const CALLED_BY_EACH = 10

/**
 * One file on its way to the drive (docs/decisions/011). May run twice, and at the same time: the
 * file gets there once. A failure stays beside the file in words for staff, and the queue tries again.
 */
export async function uploadToDrive(
  { fileId }: Jobs['drive.upload'],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const file = await findWaitingFile(fileId)
  if (!file) return
  try {
    const arrival = await bringToDrive(file, signal)
    if (arrival) await recordArrival({ file, ...arrival })
  } catch (error) {
    const failure = toDriveFailure(error)
    // A worker that is being stopped says nothing about the drive.
    if (!failure || signal.aborted) throw failure ?? error
    if (failure.reason === 'signIn') closeDrive()
    await noteDriveError(fileId, failure)
    throw failure
  }
  await hurryJobs('drive.upload', CALLED_BY_EACH)
}

/** Not those that wait because of their own address: another one's success is no news to them. */
const WAITS_FOR_SERVER: SQL = sql`exists (
  select from receipts where id = (data->>'receiptId')::int and fault = 'server')`

/**
 * Sends one confirmation email. May run twice, and at the same time: the row is locked while the
 * mail server has the message, so that it goes once. What the server refuses for good fails at
 * once; everything else is tried again by the queue. A mailbox that has had enough gets none.
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
    const hold = await findHoldReason(tx, open)
    if (hold) {
      await recordHeld(tx, receiptId, hold)
      return null
    }
    const failure = await deliverReceipt(receipt, message, open.round)
    if (!failure) taken = open.round
    if (failure) await recordFailure(tx, receiptId, failure, failure.isPermanent || isLast)
    else await recordSent(tx, receiptId, taken)
    return failure
  })
  const failure = await attempt.catch(async (error) => {
    if (taken === 0) throw error
    await retryUntilRecorded(async () => recordSent(await db(), receiptId, taken))
    return null
  })
  if (!failure) return hurryJobs('receipt.send', CALLED_BY_EACH, WAITS_FOR_SERVER)
  // Put aside is what waits for the server. An address that was given up waits for staff.
  if (failure.isPermanent || (isLast && failure.fault === 'address')) return
  throw failure
}

/** One file, one copy to be erased and one receipt look whether their way is free again; if it is, they call the others. */
export async function sendScouts(): Promise<void> {
  if (driveSettings()) {
    await hurryJobs('drive.upload', 1)
    await hurryJobs('drive.erase', 1)
  }
  await hurryJobs('receipt.send', 1, WAITS_FOR_SERVER)
}
