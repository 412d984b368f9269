import 'server-only'
import type { CounterLimit } from '@/lib/counters/counters'
import { type Executor, query, type SQL, sql } from '@/lib/database/db'
import { isScannerOn } from '@/lib/env'
import { canonicalMailbox } from '@/lib/mail/recipient'
import { enqueue, insertJobsSql } from '@/lib/queue/enqueue'
import { retryJobNow } from '@/lib/queue/retry'
import type { ScanState } from '../schema'

interface KeptFile {
  fieldId: string
  name: string
  mimeType: string
  size: number
  sha256: string
  key: string
}
export type FileWithId = KeptFile & { fileId: number }

/** Gives each file its id before the files are inserted, because the answers contain these ids. */
export async function assignFileIds<File extends KeptFile>(
  on: Executor,
  files: readonly File[],
): Promise<(File & FileWithId)[]> {
  if (files.length === 0) return []
  const ids = await query<{ id: string }>(
    on,
    sql`select nextval(pg_get_serial_sequence('submission_files', 'id')) as id
        from generate_series(1, ${files.length}::int)`,
  )
  return files.map((file, index) => ({ ...file, fileId: Number(ids[index]?.id) }))
}

type Value = Parameters<typeof sql>[1]

/**
 * Returns SQL that inserts `files`, a JSON array of `FileWithId`. `row` selects the `id` and the
 * person number (`person`) of the submissions. A file belongs to the person in its optional
 * property `person`, or else to person 1.
 */
export const insertFilesSql = (row: SQL, files: Value): SQL => sql`
  insert into submission_files
    (id, submission_id, field_id, name, mime_type, size, sha256, storage_key, state, scan)
  select file."fileId", owner.id, file."fieldId", file.name, file."mimeType", file.size,
    file.sha256, file.key, 'stored', ${sql.raw(`'${isScannerOn() ? 'waiting' : 'none'}'`)}
  from (${row}) as owner, jsonb_to_recordset(${files}::jsonb) as file("fileId" int, "fieldId" text,
    name text, "mimeType" text, size bigint, sha256 text, key text, person int)
  where owner.person = coalesce(file.person, 1)
  returning id`

export const fileJobsSql = (file: SQL): SQL => sql`
  select ${sql.raw(`'${isScannerOn() ? 'file.scan' : 'drive.upload'}'`)}::text as name,
    jsonb_build_object('fileId', file.id) as data, 0 as after_seconds
  from (${file}) as file`

export async function insertSubmissionFile(
  tx: Executor,
  submissionId: number,
  file: FileWithId,
): Promise<void> {
  const row = insertFilesSql(
    sql`select ${submissionId}::int as id, 1 as person`,
    JSON.stringify([file]),
  )
  await tx.execute(sql`
    with file as (${row}) ${insertJobsSql(fileJobsSql(sql`select id from file`))}`)
}

async function filesUnderWay(on: Executor, submissionIds: readonly number[]) {
  const files = await query<{ fileId: number; scan: ScanState }>(
    on,
    sql`select id as "fileId", scan from submission_files
        where submission_id = any(${sql.param(submissionIds)}::int[])
          and state = 'stored' and scan <> 'infected'`,
  )
  return files.map(({ fileId, scan }) => ({
    queue: scan === 'waiting' ? ('file.scan' as const) : ('drive.upload' as const),
    fileId,
  }))
}

/** Queues the scan or the upload of each stored file of the registration. */
export async function enqueueStoredFiles(tx: Executor, submissionId: number): Promise<void> {
  for (const { queue, fileId } of await filesUnderWay(tx, [submissionId])) {
    await enqueue(tx, queue, { fileId })
  }
}

export async function resumeDeliveries(
  tx: Executor,
  submissionIds: readonly number[],
): Promise<void> {
  for (const { queue, fileId } of await filesUnderWay(tx, submissionIds)) {
    await retryJobNow(tx, queue, { fileId })
  }
  const receipts = await query<{ receiptId: number }>(
    tx,
    sql`select id as "receiptId" from receipts
        where submission_id = any(${sql.param(submissionIds)}::int[]) and state = 'queued'`,
  )
  for (const receipt of receipts) await retryJobNow(tx, 'receipt.send', receipt)
}

/**
 * How long a receipt waits when its registration raised spam counters. This is long enough to
 * detect a flood, and short enough for a person who waits for the email.
 */
const TRAIL_S = 30

/**
 * Returns the values for a new receipt. `trail`: the spam counters that its registration raised. If
 * there are any, the email waits, so that the job can check before sending whether a flood has
 * followed.
 */
export const receiptValues = (address: string, trail: readonly CounterLimit[] = []) => ({
  address,
  recipient: canonicalMailbox(address),
  trail: trail.length > 0 ? JSON.stringify(trail) : null,
  afterSeconds: trail.length > 0 ? TRAIL_S : 0,
})
type ReceiptValues = Record<keyof ReturnType<typeof receiptValues>, Value>

export const insertReceiptSql = (
  row: SQL,
  { address, recipient, trail }: ReceiptValues,
): SQL => sql`
  insert into receipts (submission_id, address, recipient, trail, state)
  select owner.id, ${address}, ${recipient}, ${trail}::jsonb, 'queued' from (${row}) as owner
  returning id`

export const receiptJobsSql = (receipt: SQL, { afterSeconds }: ReceiptValues): SQL => sql`
  select 'receipt.send'::text as name, jsonb_build_object('receiptId', receipt.id) as data,
    ${afterSeconds}::int as after_seconds
  from (${receipt}) as receipt`

export async function insertReceipt(
  tx: Executor,
  submissionId: number,
  address: string,
): Promise<void> {
  const values = receiptValues(address)
  await tx.execute(sql`
    with receipt as (${insertReceiptSql(sql`select ${submissionId}::int as id`, values)})
    ${insertJobsSql(receiptJobsSql(sql`select id from receipt`, values))}`)
}
