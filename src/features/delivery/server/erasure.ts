import 'server-only'
import { type Executor, query, sql } from '@/lib/database/db'
import { driveSettings } from '@/lib/env'
import { log } from '@/lib/log/log'
import { removeMailsAbout } from '@/lib/mail/outbox-files'
import { ERASED_TEXT } from '@/lib/people/erased-text'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { deadLetterOf } from '@/lib/queue/queues'
import { removePrivateFile } from '@/lib/storage/storage'
import { insertDriveErasures } from './drive-erasures'

/**
 * What must be removed outside the database after the commit. `driveCopies` is only a number,
 * because the deletion of these copies is already queued.
 */
export interface ErasedDeliveries {
  storageKeys: string[]
  submissionIds: readonly number[]
  receiptIds: number[]
  /** Ids of mailing recipients. Their messages may be in the outbox. */
  messageIds: number[]
  offerIds: number[]
  driveCopies: number
}

interface FileRow {
  id: number
  formId: number
  storageKey: string
  driveId: string | null
  sha256: string
}

/**
 * Deletes the jobs of erased rows. Finished jobs are deleted too, because their stored errors may
 * quote an email address. Running jobs stay; they do nothing when their row is missing.
 */
async function deleteJobs(
  tx: Executor,
  queues: readonly (
    | 'file.scan'
    | 'drive.upload'
    | 'receipt.send'
    | 'mailing.send'
    | 'offer.send'
    | 'own.send'
  )[],
  key: 'fileId' | 'receiptId' | 'recipientId' | 'offerId' | 'submissionId',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const names = queues.flatMap((queue) => [queue, deadLetterOf(queue)])
  await tx.execute(sql`
    delete from ${sql.raw(QUEUE_SCHEMA)}.job
    where name = any(${sql.param(names)}::text[]) and state <> 'active'
      and (data->>${key})::int = any(${sql.param(ids)}::int[])`)
}

/**
 * Erases the texts of mailings that have no recipients left, because the texts may be about the
 * erased people.
 */
async function eraseTextsWithoutRecipients(
  tx: Executor,
  mailingIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update mailings set subject = ${ERASED_TEXT}, text = ${ERASED_TEXT}, updated_at = now()
    where id = any(${sql.param(mailingIds)}::int[])
      and not exists (select from mailing_recipients where mailing_id = mailings.id)`)
}

/**
 * Deletes the rows of the submissions' files and messages. The caller must have locked the
 * submissions' rows, and must call `removeErasedDeliveries` after the commit.
 */
export async function eraseDeliveries(
  tx: Executor,
  submissionIds: readonly number[],
): Promise<ErasedDeliveries> {
  const ids = sql`${sql.param(submissionIds)}::int[]`
  const files = await query<FileRow>(
    tx,
    sql`delete from submission_files file using submissions submission
        where submission.id = submission_id and submission_id = any(${ids})
        returning file.id, form_id as "formId", storage_key as "storageKey",
          drive_id as "driveId", sha256`,
  )
  const receipts = await query<{ id: number }>(
    tx,
    sql`delete from receipts where submission_id = any(${ids}) returning id`,
  )
  const offers = await query<{ id: number }>(
    tx,
    sql`delete from place_offers where submission_id = any(${ids}) returning id`,
  )
  const messages = await query<{ id: number; mailingId: number }>(
    tx,
    sql`delete from mailing_recipients where submission_id = any(${ids})
        returning id, mailing_id as "mailingId"`,
  )
  await eraseTextsWithoutRecipients(
    tx,
    messages.map(({ mailingId }) => mailingId),
  )
  const receiptIds = receipts.map(({ id }) => id)
  const messageIds = messages.map(({ id }) => id)
  const offerIds = offers.map(({ id }) => id)
  const fileIds = files.map(({ id }) => id)
  await deleteJobs(tx, ['file.scan', 'drive.upload'], 'fileId', fileIds)
  await deleteJobs(tx, ['receipt.send'], 'receiptId', receiptIds)
  await deleteJobs(tx, ['mailing.send'], 'recipientId', messageIds)
  await deleteJobs(tx, ['offer.send'], 'offerId', offerIds)
  await deleteJobs(tx, ['own.send'], 'submissionId', submissionIds)
  const inDrive = files.filter(({ driveId }) => driveId !== null || driveSettings() !== null)
  await insertDriveErasures(tx, inDrive)
  const storageKeys = files.map(({ storageKey }) => storageKey)
  const driveCopies = inDrive.length
  return { storageKeys, submissionIds, receiptIds, messageIds, offerIds, driveCopies }
}

/**
 * Removes stored files, and messages in the outbox. Returns the number of removed messages. If the
 * process ends between the commit and this call, the sweep removes the files, but not the messages.
 */
export async function removeErasedDeliveries(erased: ErasedDeliveries): Promise<{ mails: number }> {
  const left = (err: unknown) => log.error({ err }, 'an erased file waits for the sweep')
  await Promise.all(erased.storageKeys.map((key) => removePrivateFile(key).catch(left)))
  const mails = await removeMailsAbout([
    ...erased.receiptIds.map((id) => `receipt-${id}`),
    ...erased.messageIds.map((id) => `mailing-${id}`),
    ...erased.offerIds.map((id) => `offer-${id}`),
    ...erased.submissionIds.map((id) => `own-${id}`),
  ])
  return { mails }
}
