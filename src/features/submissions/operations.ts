import { AppError } from '@/lib/errors'
import { type ActiveForm, getActiveForm } from '../forms/data'
import { findReceiptField } from '../forms/receipt'
import { checkAnswers } from './check-answers'
import type { IncomingRegistration } from './read-request'
import type { SubmissionReceipt } from './schema'
import { fingerprintOf, storeRegistration } from './store-registration'
import { discardUploads } from './uploads'

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
    return await storeRegistration({
      formId: form.id,
      answers,
      uploads,
      idempotencyKey,
      fingerprint,
      receiptAddress: findReceiptAddress(form, answers),
    })
  } finally {
    // Kept files have moved away; whatever is still in staging belongs to a refusal or a repeat.
    await discardUploads(incoming.uploads)
  }
}

/** The answer of the first email field, when the form asks for a receipt and there is one. */
function findReceiptAddress(
  { hasReceipt, fields }: ActiveForm,
  answers: Record<string, string | string[]>,
): string | null {
  const field = hasReceipt ? findReceiptField(fields) : undefined
  const answer = field && answers[field.id]
  return typeof answer === 'string' ? answer.trim() : null
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
