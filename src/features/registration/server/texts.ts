import 'server-only'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { AppError } from '@/lib/errors'
import type { PostedTextFields } from '@/lib/http/refusal-page'
import { MAX_ROW_ID } from '@/lib/row-id'
import { cleanText } from '@/lib/text'

const KEY_PART = 'idempotencyKey'

export const findTextPart = (texts: PostedTextFields, wanted: string) =>
  texts.find(([name]) => name === wanted)?.[1]

export function readIdempotencyKey(request: Request, texts: PostedTextFields = []): string | null {
  const key = request.headers.get('idempotency-key') ?? findTextPart(texts, KEY_PART) ?? ''
  if (key.length > REGISTRATION_LIMITS.idempotencyKeyLength) throw new AppError('request.malformed')
  return cleanText(key) || null
}

export const readNoticeVersion = (value: string | number | undefined): number | null => {
  const version = Number(value)
  return Number.isInteger(version) && version > 0 && version <= MAX_ROW_ID ? version : null
}
