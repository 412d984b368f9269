import 'server-only'
import { type Executor, query, sql } from '@/lib/database/db'
import { isScannerOn } from '@/lib/env'
import { recipientOf } from '@/lib/mail/recipient'
import { hurryJob } from '@/lib/queue/dead-jobs'
import { enqueue } from '@/lib/queue/queues'
import type { Mark } from '@/lib/suspicion/counters'
import type { ScanState } from '../schema'

/** A file of a registration, kept under its storage key. */
export interface KeptFile {
  fieldId: string
  /** The visitor's name for it. */
  name: string
  mimeType: string
  /** Bytes. */
  size: number
  sha256: string
  key: string
}
type NumberedFile = KeptFile & { fileId: number }

/** Takes the rows' ids beforehand: the answers name them. */
export async function numberFiles(
  tx: Executor,
  files: readonly KeptFile[],
): Promise<NumberedFile[]> {
  if (files.length === 0) return []
  const ids = await query<{ id: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('submission_files', 'id')) as id
        from generate_series(1, ${files.length}::int)`,
  )
  return files.map((file, index) => ({ ...file, fileId: Number(ids[index]?.id) }))
}

/** One row per file, in the transaction of their submission. */
export async function insertFiles(
  tx: Executor,
  submissionId: number,
  files: readonly NumberedFile[],
): Promise<void> {
  for (const file of files) {
    await tx.execute(sql`
      insert into submission_files
        (id, submission_id, field_id, name, mime_type, size, sha256, storage_key, state, scan)
      values (${file.fileId}, ${submissionId}, ${file.fieldId}, ${file.name}, ${file.mimeType},
        ${file.size}, ${file.sha256}, ${file.key}, 'stored', ${isScannerOn() ? 'waiting' : 'none'})`)
  }
}

/** Each file's next step: past the virus scanner when there is one, else to the drive. */
export async function sendFilesOn(
  tx: Executor,
  files: readonly { fileId: number }[],
): Promise<void> {
  const queue = isScannerOn() ? 'file.scan' : 'drive.upload'
  for (const { fileId } of files) await enqueue(tx, queue, { fileId })
}

/** The same for a registration that was kept apart, wherever its files have come to. */
export async function sendStoredFilesOn(tx: Executor, submissionId: number): Promise<void> {
  const files = await query<{ fileId: number; scan: ScanState }>(
    tx,
    sql`select id as "fileId", scan from submission_files
        where submission_id = ${submissionId} and state = 'stored' and scan <> 'infected'`,
  )
  for (const { fileId, scan } of files) {
    await enqueue(tx, scan === 'waiting' ? 'file.scan' : 'drive.upload', { fileId })
  }
}

/** What was on its way when its registrations went into the bin is on its way again. */
export async function resumeDeliveries(
  tx: Executor,
  submissionIds: readonly number[],
): Promise<void> {
  const ids = sql`${sql.param(submissionIds)}::int[]`
  const files = await query<{ fileId: number; scan: ScanState }>(
    tx,
    sql`select id as "fileId", scan from submission_files
        where submission_id = any(${ids}) and state = 'stored' and scan <> 'infected'`,
  )
  for (const { fileId, scan } of files) {
    await hurryJob(tx, scan === 'waiting' ? 'file.scan' : 'drive.upload', { fileId })
  }
  const receipts = await query<{ receiptId: number }>(
    tx,
    sql`select id as "receiptId" from receipts
        where submission_id = any(${ids}) and state = 'queued'`,
  )
  for (const receipt of receipts) await hurryJob(tx, 'receipt.send', receipt)
}

/** A flood shows within this; nobody waits long for a confirmation. */
const TRAIL_S = 30

/**
 * The receipt's row and its job, in the transaction of their submission. With a trail it waits a
 * little, to be looked at once more when it is sent.
 */
export async function insertReceipt(
  tx: Executor,
  submissionId: number,
  address: string,
  trail: readonly Mark[] = [],
): Promise<void> {
  const [row] = await query<{ id: number }>(
    tx,
    sql`insert into receipts (submission_id, address, recipient, trail, state)
        values (${submissionId}, ${address}, ${recipientOf(address)},
          ${trail.length > 0 ? JSON.stringify(trail) : null}::jsonb, 'queued') returning id`,
  )
  if (!row) throw new Error('The receipt was not stored')
  const afterSeconds = trail.length > 0 ? TRAIL_S : 0
  await enqueue(tx, 'receipt.send', { receiptId: row.id }, { afterSeconds })
}
