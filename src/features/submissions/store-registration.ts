import { createHash } from 'node:crypto'
import { db, type Executor, query, sql, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { keepFile, newStorageKey, removeFile } from '@/lib/storage'
import { insertFiles, type KeptFile, numberFiles } from './insert-files'
import { insertReceipt } from './insert-receipt'
import { newReference } from './reference'
import type { Answers, SubmissionReceipt } from './schema'
import { toSearchText } from './search-text'
import type { Upload } from './uploads'

/** A checked registration on its way into the database. */
export interface Registration {
  formId: number
  answers: Record<string, string | string[]>
  uploads: Upload[]
  idempotencyKey: string | null
  fingerprint: string
  /** Where the confirmation email goes; null when there is none. */
  receiptAddress: string | null
}

/** Same answers and same bytes give the same fingerprint, whatever order they came in. */
export function fingerprintOf(
  answers: Registration['answers'],
  uploads: readonly Upload[],
): string {
  const files = uploads.map(({ fieldId, sha256 }) => [fieldId, sha256])
  const parts = [...Object.entries(answers), ...files].sort(([a], [b]) =>
    String(a) < String(b) ? -1 : 1,
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Files first, then one transaction for everything else, so that what is answered with success is
 * on disk. Answers the first result to a repeat.
 * @throws AppError `submission.key_reused`
 */
export async function storeRegistration(registration: Registration): Promise<SubmissionReceipt> {
  const repeated = await findRepeat(registration)
  if (repeated) return repeated
  const files: KeptFile[] = registration.uploads.map((upload) => ({
    ...upload,
    key: newStorageKey(upload.extension),
  }))
  const drop = () => Promise.all(files.map(({ key }) => removeFile(key)))
  let isInserted = false
  const receipt = await keepAll(files)
    .then(() =>
      transaction(async (tx) => {
        const row = await insert(tx, registration, files)
        isInserted = row !== null
        return row
      }),
    )
    .catch(async (error) => {
      // When COMMIT itself fails nobody knows whether it held: the files stay, and the sweep asks
      // later.
      if (!isInserted) await drop()
      throw error
    })
  if (receipt) return receipt
  await drop()
  const first = await findRepeat(registration)
  if (first) return first
  throw new AppError('server.busy')
}

async function keepAll(files: readonly KeptFile[]): Promise<void> {
  for (const file of files) await keepFile(file, file.key)
}

/** Null when another request with the same key came first. */
async function insert(
  tx: Executor,
  { formId, answers, idempotencyKey, fingerprint, receiptAddress }: Registration,
  files: readonly KeptFile[],
): Promise<SubmissionReceipt | null> {
  const numbered = await numberFiles(tx, files)
  const data: Answers = { ...answers }
  for (const { fieldId, fileId, name, mimeType, size } of numbered) {
    data[fieldId] = { fileId, name, mimeType, size }
  }
  const [row] = await query<SubmissionReceipt>(
    tx,
    sql`insert into submissions
          (form_id, reference, status, submitted_at, data, search_text, idempotency_key, fingerprint)
        values (${formId}, ${newReference()}, 'new', ${new Date().toISOString()},
          ${JSON.stringify(data)}::jsonb, ${toSearchText(data)}, ${idempotencyKey}, ${fingerprint})
        on conflict (form_id, idempotency_key) do nothing
        returning id, reference`,
  )
  if (!row) return null
  await insertFiles(tx, row.id, numbered)
  if (receiptAddress !== null) await insertReceipt(tx, row.id, receiptAddress)
  return row
}

/** The first result under this key. @throws AppError `submission.key_reused` for other answers */
async function findRepeat(registration: Registration): Promise<SubmissionReceipt | null> {
  const { formId, idempotencyKey, fingerprint } = registration
  if (idempotencyKey === null) return null
  const [row] = await query<SubmissionReceipt & { fingerprint: string }>(
    await db(),
    sql`select id, reference, fingerprint from submissions
        where form_id = ${formId} and idempotency_key = ${idempotencyKey}`,
  )
  if (!row) return null
  const { id, reference } = row
  if (row.fingerprint !== fingerprint) throw new AppError('submission.key_reused', { reference })
  return { id, reference }
}
