import 'server-only'
import { checkAnswers } from '@/features/answers/answer-check'
import { NOTICE_MISSING, NOTICE_NAME, type Notice } from '@/features/forms/notice'
import type { ActiveForm } from '@/features/forms/server/data'
import { AppError } from '@/lib/errors'
import type { IncomingRegistration } from './request'

/**
 * An earlier version is as good: it is what the visitor has read and agreed to, and what is stored.
 * A later one there has never been.
 */
function disagreement(
  notice: Notice | undefined,
  { agreedTo }: IncomingRegistration,
): Record<string, string> {
  if (!notice || (agreedTo !== null && agreedTo <= notice.version)) return {}
  return { [NOTICE_NAME]: NOTICE_MISSING }
}

/**
 * The answers as they are stored.
 * @throws AppError `submission.invalid` with the message per field, and what was wrong with a file
 */
export function refuseInvalid({ fields, notice }: ActiveForm, incoming: IncomingRegistration) {
  const { answers: raw, uploads, fileErrors } = incoming
  const broken = [...fileErrors].map(([id, error]) => [id, error.fields?.[id] ?? error.message])
  const chosen = new Map(uploads.map(({ fieldId, name }) => [fieldId, name]))
  // A file that was refused was chosen all the same: it is not missing.
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
