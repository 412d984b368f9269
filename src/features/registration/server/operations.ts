import 'server-only'
import { findReceiptAddress } from '@/features/answers/receipt-address'
import type { Answers } from '@/features/answers/schema'
import { toSearchText } from '@/features/answers/server/search-text'
import { type NumberedFile, numberFiles } from '@/features/delivery/server/outbox'
import { formTokenSubject } from '@/features/forms/form-token-subject'
import type { ActiveForm } from '@/features/forms/server/data'
import { FormChanged, withActiveForm } from '@/features/forms/server/known-forms'
import { newReference } from '@/features/submissions/server/reference'
import { db } from '@/lib/database/db'
import { mayHaveHeld } from '@/lib/database/prepared'
import { AppError } from '@/lib/errors'
import { keepFile, newStorageKey, removeFile } from '@/lib/storage/storage'
import { uncount } from '@/lib/suspicion/counters'
import { type Weighed, weigh } from '@/lib/suspicion/weigh'
import type { RegistrationResult } from '../schema'
import { freeTextsOf } from './free-texts'
import { refuseInvalid } from './refuse-invalid'
import { findRepeat, fingerprintOf } from './repeats'
import type { IncomingRegistration } from './request'
import { store } from './store'
import { discardUploads, type Upload } from './uploads'

type CheckedAnswers = ReturnType<typeof refuseInvalid>

/** What is done once for a registration, also when its form changes under it. */
interface Once {
  weighed?: Weighed
  files?: (Upload & NumberedFile)[]
  /** A COMMIT was not answered, so nobody knows whether it held. */
  isUndecided?: boolean
}

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
  const once: Once = {}
  try {
    return await withActiveForm(slug, async (form) => {
      if (incoming.failure) throw incoming.failure
      return storeRegistration(form, refuseInvalid(form, incoming), incoming, once)
    })
  } catch (error) {
    // Files that a row may refer to stay, and the sweep asks later.
    if (!once.isUndecided) await removeAll(once.files ?? [])
    throw error
  } finally {
    // Kept files have moved away; whatever is still in staging belongs to a refusal or a repeat.
    await discardUploads(incoming.uploads)
  }
}

/**
 * Files first, then one statement for everything else, so that what is answered with success is on
 * disk. Answers the first result to a repeat.
 * @throws AppError `submission.key_reused`; FormChanged
 */
async function storeRegistration(
  form: ActiveForm,
  answers: CheckedAnswers,
  { uploads, idempotencyKey, arrival, agreedTo }: IncomingRegistration,
  once: Once,
): Promise<RegistrationResult> {
  const identity = { formId: form.id, idempotencyKey, fingerprint: fingerprintOf(answers, uploads) }
  // Many bytes are not moved, nor a flood counted, for what is known already.
  const repeated = uploads.length > 0 && !once.files ? await findRepeat(identity) : null
  if (repeated) return repeated
  once.weighed ??= await weigh({
    subject: formTokenSubject(form.id),
    arrival,
    texts: freeTextsOf(form.fields, answers),
    answers: Object.keys(answers).length,
  })
  once.files ??= await keepAll(uploads)
  const { suspicion, trail } = once.weighed
  const data: Answers = { ...answers }
  for (const { fieldId, fileId, name, mimeType, size } of once.files) {
    data[fieldId] = { fileId, name, mimeType, size }
  }
  const address = findReceiptAddress(form.hasReceipt, form.fields, answers)
  const stored = await store({
    ...identity,
    formVersion: form.version,
    reference: newReference(),
    data: JSON.stringify(data),
    searchText: toSearchText(data),
    suspicion,
    agreedTo: form.notice ? agreedTo : null,
    files: once.files,
    receipt: address === null ? null : { address, trail },
  }).catch((error) => {
    once.isUndecided = !(error instanceof FormChanged) && mayHaveHeld(error)
    throw error
  })
  if (stored) return stored
  await removeAll(once.files)
  await uncount(trail.map(({ key }) => key))
  const first = await findRepeat(identity)
  if (!first) throw new AppError('server.busy')
  return first
}

async function keepAll(uploads: readonly Upload[]): Promise<(Upload & NumberedFile)[]> {
  if (uploads.length === 0) return []
  const keyed = uploads.map((upload) => ({ ...upload, key: newStorageKey(upload.extension) }))
  try {
    const files = await numberFiles(await db(), keyed)
    for (const file of files) await keepFile(file, file.key)
    return files
  } catch (error) {
    await removeAll(keyed)
    throw error
  }
}

const removeAll = (files: readonly { key: string }[]) =>
  Promise.all(files.map(({ key }) => removeFile(key)))
