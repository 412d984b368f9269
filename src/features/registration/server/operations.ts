import 'server-only'
import { findReceiptAddress } from '@/features/answers/receipt-address'
import type { Answers } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/search-text'
import {
  insertFiles,
  insertReceipt,
  type KeptFile,
  numberFiles,
  sendFilesOn,
} from '@/features/delivery/server/outbox'
import { formTokenSubject } from '@/features/forms/form-token-subject'
import { getActiveForm } from '@/features/forms/server/data'
import { newReference } from '@/features/submissions/server/reference'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { keepFile, newStorageKey, removeFile } from '@/lib/storage/storage'
import { type Weighed, weigh } from '@/lib/suspicion/weigh'
import type { RegistrationResult } from '../schema'
import { freeTextsOf } from './free-texts'
import { refuseInvalid } from './refuse-invalid'
import { findRepeat, fingerprintOf, type Registration } from './repeats'
import type { IncomingRegistration } from './request'
import { discardUploads, type Upload } from './uploads'

/**
 * Registers a visitor: the row, its files and their jobs commit together, and the
 * files are on disk before that. A repeat of the same key answers the first result.
 * @throws AppError `form.not_found`, `submission.invalid` with the message per field,
 *   `submission.unknown_field`, `submission.key_reused`, and what was wrong with a file
 */
export async function submitRegistration(
  slug: string,
  incoming: IncomingRegistration,
): Promise<RegistrationResult> {
  try {
    const form = await getActiveForm(slug)
    if (incoming.failure) throw incoming.failure
    const answers = refuseInvalid(form, incoming)
    const { uploads, idempotencyKey } = incoming
    const fingerprint = fingerprintOf(answers, uploads)
    return await storeRegistration({
      formId: form.id,
      answers,
      uploads,
      idempotencyKey,
      fingerprint,
      agreedTo: form.notice ? incoming.agreedTo : null,
      receiptAddress: findReceiptAddress(form.hasReceipt, form.fields, answers),
      weigh: () =>
        weigh({
          subject: formTokenSubject(form.id),
          arrival: incoming.arrival,
          texts: freeTextsOf(form.fields, answers),
          answers: Object.keys(answers).length,
        }),
    })
  } finally {
    // Kept files have moved away; whatever is still in staging belongs to a refusal or a repeat.
    await discardUploads(incoming.uploads)
  }
}

/**
 * Files first, then one transaction for everything else, so that what is answered with success is
 * on disk. Answers the first result to a repeat.
 * @throws AppError `submission.key_reused`
 */
async function storeRegistration(registration: Registration): Promise<RegistrationResult> {
  const repeated = await findRepeat(registration)
  if (repeated) return repeated
  const weighed = await registration.weigh()
  const files = registration.uploads.map((upload) => ({
    ...upload,
    key: newStorageKey(upload.extension),
  }))
  const drop = () => Promise.all(files.map(({ key }) => removeFile(key)))
  let isInserted = false
  const receipt = await keepAll(files)
    .then(() =>
      transaction(async (tx) => {
        const row = await insert(tx, registration, files, weighed)
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

async function keepAll(files: readonly (Upload & KeptFile)[]): Promise<void> {
  for (const file of files) await keepFile(file, file.key)
}

/** Null when another request with the same key came first. */
async function insert(
  tx: Executor,
  { formId, answers, idempotencyKey, fingerprint, receiptAddress, agreedTo }: Registration,
  files: readonly (Upload & KeptFile)[],
  { suspicion, trail }: Weighed,
): Promise<RegistrationResult | null> {
  const numbered = await numberFiles(tx, files)
  const data: Answers = { ...answers }
  for (const { fieldId, fileId, name, mimeType, size } of numbered) {
    data[fieldId] = { fileId, name, mimeType, size }
  }
  const now = new Date().toISOString()
  const [row] = await query<RegistrationResult>(
    tx,
    sql`insert into submissions
          (form_id, reference, status, submitted_at, data, search_text, idempotency_key, fingerprint,
           suspected_at, suspicion, notice_version, notice_agreed_at)
        values (${formId}, ${newReference()}, 'new', ${now}, ${JSON.stringify(data)}::jsonb,
          ${toSearchText(data)}, ${idempotencyKey}, ${fingerprint}, ${suspicion && now},
          ${suspicion && JSON.stringify(suspicion)}::jsonb, ${agreedTo},
          ${agreedTo === null ? null : now})
        on conflict (form_id, idempotency_key) do nothing
        returning id, reference`,
  )
  if (!row) return null
  await insertFiles(tx, row.id, numbered)
  // Nothing of a suspected one leaves the building; its release sends it on its way.
  if (suspicion) return row
  await sendFilesOn(tx, numbered)
  if (receiptAddress !== null) await insertReceipt(tx, row.id, receiptAddress, trail)
  return row
}
