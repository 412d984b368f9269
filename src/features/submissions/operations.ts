import { createHash } from 'node:crypto'
import { recordAudit } from '@/lib/audit'
import { db, type Executor, query, sql, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import { enqueue } from '@/lib/queue'
import { keepFile, newStorageKey, removeFile } from '@/lib/storage'
import { getActiveForm } from '../forms/data'
import { checkAnswers } from './check-answers'
import { getSubmission } from './data'
import type { IncomingRegistration } from './read-request'
import { newReference } from './reference'
import type { Answers, Submission, SubmissionReceipt, SubmissionStatus } from './schema'
import { toSearchText } from './search-text'
import { discardUploads, type Upload } from './uploads'

interface Registration {
  formId: number
  answers: Record<string, string | string[]>
  uploads: Upload[]
  idempotencyKey: string | null
  fingerprint: string
}

/**
 * Registers a visitor (design §3.4): the row, its files and their jobs commit together, and the
 * files are on disk before that. A repeat of the same key answers the first result.
 * @throws AppError `form.not_found`, `submission.invalid` with the message per field,
 *   `submission.unknown_field`, `submission.key_reused`, and what was wrong with a file
 */
export async function submitRegistration(
  slug: string,
  incoming: IncomingRegistration,
): Promise<SubmissionReceipt> {
  try {
    const form = await getActiveForm(slug)
    if (incoming.failure) throw incoming.failure
    const answers = refuseInvalid(form.fields, incoming)
    const { uploads, idempotencyKey } = incoming
    const fingerprint = fingerprintOf(answers, uploads)
    return await store({ formId: form.id, answers, uploads, idempotencyKey, fingerprint })
  } finally {
    // Kept files have moved away; whatever is still in staging belongs to a refusal or a repeat.
    await discardUploads(incoming.uploads)
  }
}

function refuseInvalid(fields: Parameters<typeof checkAnswers>[0], incoming: IncomingRegistration) {
  const { answers: raw, uploads, fileErrors } = incoming
  const broken = [...fileErrors].map(([id, error]) => [id, error.fields?.[id] ?? error.message])
  const chosen = new Map(uploads.map(({ fieldId, name }) => [fieldId, name]))
  // A file that was refused was chosen all the same: it is not missing.
  for (const id of fileErrors.keys()) chosen.set(id, '(refused)')
  const { answers, errors } = checkAnswers(fields, raw, chosen)
  if (Object.keys(errors).length > 0) {
    const fields = { ...errors, ...Object.fromEntries(broken) }
    throw new AppError('submission.invalid', { fields })
  }
  const [fileError] = fileErrors.values()
  if (fileError) throw fileError
  return answers
}

/** Same answers and same bytes give the same fingerprint, whatever order they came in. */
function fingerprintOf(answers: Registration['answers'], uploads: readonly Upload[]): string {
  const files = uploads.map(({ fieldId, sha256 }) => [fieldId, sha256])
  const parts = [...Object.entries(answers), ...files].sort(([a], [b]) =>
    String(a) < String(b) ? -1 : 1,
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function store(registration: Registration): Promise<SubmissionReceipt> {
  const repeated = await findRepeat(registration)
  if (repeated) return repeated
  const files = registration.uploads.map((upload) => ({
    ...upload,
    key: newStorageKey(upload.extension),
  }))
  for (const file of files) await keepFile(file, file.key)
  try {
    const receipt = await transaction((tx) => insert(tx, registration, files))
    if (receipt) return receipt
  } catch (error) {
    await Promise.all(files.map(({ key }) => removeFile(key)))
    throw error
  }
  await Promise.all(files.map(({ key }) => removeFile(key)))
  const first = await findRepeat(registration)
  if (first) return first
  throw new AppError('server.busy')
}

type KeptFile = Upload & { key: string }

/** Null when another request with the same key came first. */
async function insert(
  tx: Executor,
  { formId, answers, idempotencyKey, fingerprint }: Registration,
  files: readonly KeptFile[],
): Promise<SubmissionReceipt | null> {
  const ids = await nextFileIds(tx, files.length)
  const numbered = files.map((file, index) => ({ ...file, fileId: ids[index] as number }))
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
  for (const file of numbered) await insertFile(tx, row.id, file)
  return row
}

async function nextFileIds(tx: Executor, count: number): Promise<number[]> {
  if (count === 0) return []
  const rows = await query<{ id: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('submission_files', 'id')) as id
        from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

async function insertFile(tx: Executor, submissionId: number, file: KeptFile & { fileId: number }) {
  await tx.execute(sql`
    insert into submission_files
      (id, submission_id, field_id, name, mime_type, size, sha256, storage_key, state)
    values (${file.fileId}, ${submissionId}, ${file.fieldId}, ${file.name}, ${file.mimeType},
      ${file.size}, ${file.sha256}, ${file.key}, 'stored')`)
  await enqueue(tx, 'drive.upload', { fileId: file.fileId })
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
  if (row.fingerprint !== fingerprint) throw new AppError('submission.key_reused')
  return { id: row.id, reference: row.reference }
}

/** Spec §4: any status from any other. @throws AppError `submission.not_found` */
export async function setSubmissionStatus(
  id: number | null,
  status: SubmissionStatus,
  actor: StaffActor,
): Promise<Submission> {
  const before = await getSubmission(id)
  await transaction(async (tx) => {
    await tx.execute(sql`
      update submissions set status = ${status}::enum_submissions_status, updated_at = now()
      where id = ${before.id}`)
    const subject = `#${before.id}`
    await recordAudit({ action: 'submission.status_changed', actor, subject, detail: status }, tx)
  })
  return { ...before, status }
}
