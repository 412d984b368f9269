import 'server-only'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import { presentForm } from '@/features/forms/present'
import { getFormRow } from '@/features/forms/server/data'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { countResend } from '@/lib/counters/limit'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { driveSettings } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { canonicalMailbox } from '@/lib/mail/recipient'
import { retryJobNow } from '@/lib/queue/retry'
import type { Delivery } from '../schema'
import { getDelivery, getStoredFile, requireSubmission } from './data'

async function findMailbox(tx: Executor, submissionId: number): Promise<string | null> {
  const [row] = await query<{ formId: number; data: unknown }>(
    tx,
    sql`select form_id::int as "formId", data from submissions where id = ${submissionId}`,
  )
  return row ? findRegistrantEmail(presentForm(await getFormRow(row.formId, tx)), row.data) : null
}

/**
 * Sends a receipt again. Uses the email address in the current answers, or the receipt's earlier
 * one if they contain none. A receipt that was sent before becomes a new message. Throws
 * `submission.not_found`, `receipt.not_found`, `request.too_many`.
 */
export async function resendReceipt(submissionId: number, actor: StaffActor): Promise<Delivery> {
  await requireSubmission(submissionId)
  await countResend(submissionId)
  await transaction(async (tx) => {
    const corrected = await findMailbox(tx, submissionId)
    await tx.execute(sql`
      update receipts set address = coalesce(${corrected}, address),
        recipient = coalesce(${corrected && canonicalMailbox(corrected)}, recipient),
        state = 'queued', round = round + (state = 'sent')::int, is_by_hand = true,
        reason = case when state = 'held' then null else reason end, updated_at = now()
      where submission_id = ${submissionId}`)
    const [receipt] = await query<{ id: number; address: string }>(
      tx,
      sql`select id, address from receipts where submission_id = ${submissionId}`,
    )
    if (!receipt) throw new AppError('receipt.not_found')
    await retryJobNow(tx, 'receipt.send', { receiptId: receipt.id })
    const detail = { text: receipt.address, submissionId }
    const submissions = [submissionId]
    await recordAudit({ action: 'submission.receipt_resent', actor, submissions, detail }, tx)
  })
  return getDelivery(submissionId)
}

/**
 * Retries the upload to the drive. Does nothing for a file that is uploaded, not scanned yet or
 * infected. Throws `file.not_found`, `file.drive_off`.
 */
export async function retryFileUpload(id: number, actor: StaffActor): Promise<Delivery> {
  const file = await getStoredFile(id)
  if (!driveSettings()) throw new AppError('file.drive_off')
  await transaction(async (tx) => {
    const waiting = await query(
      tx,
      sql`select 1 from submission_files
          where id = ${file.id} and state = 'stored' and scan in ('none', 'clean')`,
    )
    if (waiting.length === 0) return
    await retryJobNow(tx, 'drive.upload', { fileId: file.id })
    const detail = { text: file.name, submissionId: file.submissionId }
    const submissions = [file.submissionId]
    await recordAudit({ action: 'file.upload_retried', actor, submissions, detail }, tx)
  })
  return getDelivery(file.submissionId)
}
