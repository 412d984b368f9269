import 'server-only'
import { checkAnswers } from '@/features/answers/answer-check'
import { NOTICE_MISSING, NOTICE_NAME, type Notice } from '@/features/forms/notice'
import type { ActiveForm } from '@/features/forms/server/data'
import type { FormReader } from '@/features/forms/server/known-forms'
import { AppError } from '@/lib/errors'
import { findRepeat, fingerprintOf } from './repeats'
import type { IncomingRegistration } from './request'

/** Answers accepted by one version of the form. */
export interface Accepted {
  form: ActiveForm
  answers: ReturnType<typeof refuseInvalid>
}

/**
 * Returns an error unless the visitor agreed to the notice. An earlier version counts, because it
 * is what the visitor has read and what is stored; a later one cannot have been read.
 */
function disagreement(
  notice: Notice | undefined,
  { agreedTo }: IncomingRegistration,
): Record<string, string> {
  if (!notice || (agreedTo !== null && agreedTo <= notice.version)) return {}
  return { [NOTICE_NAME]: NOTICE_MISSING }
}

/**
 * Returns the answers as they are stored.
 * @throws AppError `submission.invalid` with the message per field, and what was wrong with a file
 */
function refuseInvalid({ fields, notice }: ActiveForm, incoming: IncomingRegistration) {
  const { answers: raw, uploads, fileErrors } = incoming
  const broken = [...fileErrors].map(([id, error]) => [id, error.fields?.[id] ?? error.message])
  const chosen = new Map(uploads.map(({ fieldId, name }) => [fieldId, name]))
  // A refused file was chosen all the same, so it does not count as missing.
  for (const id of fileErrors.keys()) chosen.set(id, '(refused)')
  const { answers, errors: wrong } = checkAnswers(fields, raw, chosen)
  const errors = { ...wrong, ...disagreement(notice, incoming) }
  if (Object.keys(errors).length > 0) {
    const fields = { ...errors, ...Object.fromEntries(broken) }
    throw new AppError('submission.invalid', { fields })
  }
  const [fileError] = fileErrors.values()
  if (fileError) throw fileError
  return answers
}

/**
 * Validates with the form this process remembers. A refusal may be due to an outdated rule, so the
 * form is read again before anybody is refused.
 */
export async function acceptByForm(reader: FormReader, incoming: IncomingRegistration) {
  const remembered = reader.remembered()
  if (remembered) {
    try {
      return await examine(remembered, incoming)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return examine(await reader.read(), incoming)
}

/** Validates the answers and finds the first result when they were stored before. */
async function examine(form: ActiveForm, incoming: IncomingRegistration) {
  const accepted = accept(form, incoming)
  // Repeats with files are found before the files are moved and counted; without files the insert
  // finds out.
  const hasFiles = incoming.uploads.length > 0
  const first = hasFiles ? await findRepeat(identityOf(accepted, incoming)) : null
  return { accepted, first }
}

/** @throws AppError as `refuseInvalid`, and the error that stopped reading the body */
export function accept(form: ActiveForm, incoming: IncomingRegistration): Accepted {
  if (incoming.failure) throw incoming.failure
  return { form, answers: refuseInvalid(form, incoming) }
}

export const identityOf = (
  { form, answers }: Accepted,
  { idempotencyKey, uploads }: IncomingRegistration,
) => ({ formId: form.id, idempotencyKey, fingerprint: fingerprintOf(answers, uploads) })
