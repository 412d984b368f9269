import 'server-only'
import { type Executor, query, sql } from '@/lib/database/db'
import { enqueue } from '@/lib/queue/queues'

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

/** One row and one drive job per file, in the transaction of their submission. */
export async function insertFiles(
  tx: Executor,
  submissionId: number,
  files: readonly NumberedFile[],
): Promise<void> {
  for (const file of files) {
    await tx.execute(sql`
      insert into submission_files
        (id, submission_id, field_id, name, mime_type, size, sha256, storage_key, state)
      values (${file.fileId}, ${submissionId}, ${file.fieldId}, ${file.name}, ${file.mimeType},
        ${file.size}, ${file.sha256}, ${file.key}, 'stored')`)
    await enqueue(tx, 'drive.upload', { fileId: file.fileId })
  }
}

/** The receipt's row and its job, in the transaction of their submission. */
export async function insertReceipt(
  tx: Executor,
  submissionId: number,
  address: string,
): Promise<void> {
  const [row] = await query<{ id: number }>(
    tx,
    sql`insert into receipts (submission_id, address, state) values (${submissionId}, ${address}, 'queued')
        returning id`,
  )
  if (!row) throw new Error('The receipt was not stored')
  await enqueue(tx, 'receipt.send', { receiptId: row.id })
}
