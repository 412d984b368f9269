import 'server-only'
import { db, fetchRows, query, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { driveSettings } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isMailServerConfigured } from '@/lib/mail/transport'
import type { Delivery, FileDelivery, MessageDelivery, ReceiptDelivery, ScanState } from '../schema'

/**
 * Returns `id` if it is the id of a live submission. Throws `submission.not_found` otherwise, also
 * for a submission in the bin, merged or suspected.
 */
export async function requireSubmission(id: number): Promise<number> {
  const rows = await fetchRows(sql`select from submissions where id = ${id} and ${IS_LIVE}`)
  if (rows.length === 0) throw new AppError('submission.not_found')
  return id
}

const isUnderWay = ({ scan }: FileDelivery) =>
  driveSettings() !== null || scan === 'waiting' || scan === 'infected'

export async function getDelivery(submissionId: number): Promise<Delivery> {
  await requireSubmission(submissionId)
  const on = await db()
  const [[receipt], files, messages] = await Promise.all([
    query<ReceiptDelivery>(
      on,
      sql`select address, state, state = 'sent' and is_kept as "isKept", reason, tried_at as "triedAt", sent_at as "sentAt"
          from receipts where submission_id = ${submissionId}`,
    ),
    query<FileDelivery>(
      on,
      sql`select id as "fileId", scan,
            case when scan in ('waiting', 'infected') then scan_result else drive_error end as reason,
            case when scan in ('waiting', 'infected') then scanned_at else drive_tried_at end
              as "triedAt"
          from submission_files where submission_id = ${submissionId} and state = 'stored'
          order by id`,
    ),
    query<MessageDelivery>(
      on,
      sql`select mailing_id as "mailingId", subject, address, one.state, is_kept as "isKept", reason,
            sent_at as "sentAt"
          from mailing_recipients one join mailings on mailings.id = mailing_id
          where submission_id = ${submissionId} order by one.id desc`,
    ),
  ])
  return {
    isMailSent: isMailServerConfigured(),
    messages,
    receipt: receipt ?? null,
    // Without a drive, a stored file that may be opened counts as delivered.
    files: files.filter(isUnderWay),
  }
}

export interface StoredFile {
  id: number
  submissionId: number
  name: string
  mimeType: string
  size: number
  storageKey: string
  scan: ScanState
}

export async function getReadableFile(id: number): Promise<StoredFile> {
  const file = await getStoredFile(id)
  if (file.scan === 'waiting') throw new AppError('file.not_scanned')
  if (file.scan === 'infected') throw new AppError('file.infected')
  return file
}

export async function getStoredFile(id: number): Promise<StoredFile> {
  const [file] = await fetchRows<StoredFile>(sql`
    select id, submission_id as "submissionId", name, mime_type as "mimeType",
      size::int as size, storage_key as "storageKey", scan
    from submission_files
    where id = ${id} and exists (select from submissions where id = submission_id and ${IS_LIVE})`)
  if (!file) throw new AppError('file.not_found')
  return file
}
