import 'server-only'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { AppError } from '@/lib/errors'
import type { OtherLanguage } from '@/lib/languages'
import { formatBytes } from '@/lib/text'
import { wordsOf } from '@/lib/words/catalogue'
import { fillPlaceholders } from '@/lib/words/fill'
import type { VisitorError, VisitorWords } from '@/lib/words/words'

const messageOf = ({ code, fields, message }: AppError, words: VisitorWords): string => {
  if (code === 'request.too_large' && fields) {
    return fillPlaceholders(words.form.fileTooLarge, {
      size: formatBytes(REGISTRATION_LIMITS.fileBytes),
    })
  }
  return words.errors[code as VisitorError] ?? message
}

/** Codes of errors whose field messages repeat the message of the error itself. */
const SAME_FOR_FIELDS: readonly string[] = ['request.too_large', 'submission.file_type']

export function errorInVisitorsLanguage(error: AppError, language: OtherLanguage | null): AppError {
  const words = wordsOf(language)
  if (!words) return error
  const message = messageOf(error, words)
  const fields =
    error.fields && SAME_FOR_FIELDS.includes(error.code)
      ? Object.fromEntries(Object.keys(error.fields).map((id) => [id, message]))
      : error.fields
  const { code, reference, retryAfterSeconds, cookies, cause } = error
  return new AppError(code, { message, fields, reference, retryAfterSeconds, cookies, cause })
}
