import 'server-only'
import type { DraftAnswers } from '@/features/answers/answers'
import type { AppError } from '@/lib/errors'
import { findAttemptOf, keepAttemptOf } from '@/lib/http/kept-attempts'
import type { IncomingRegistration } from './request'

/** The answers of a visitor without script, and the errors in them. */
export interface Attempt {
  answers: DraftAnswers
  /** Messages by field id. */
  errors: Record<string, string>
  /** The message for the whole form. */
  message: string
}

const isDraft = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((v) => typeof v === 'string'))

/** Other names cannot be a field's, and PostgreSQL refuses some characters in JSON. */
const FIELD_ID = /^\w+$/

/** Stores the answers for the page that the visitor is redirected to. Returns its token. */
export async function keepAttempt(
  slug: string,
  incoming: IncomingRegistration | null,
  error: AppError,
): Promise<string> {
  const typed = Object.entries(incoming?.answers ?? {}).filter(
    ([id, value]) => FIELD_ID.test(id) && isDraft(value),
  )
  const attempt = {
    answers: Object.fromEntries(typed) as DraftAnswers,
    errors: error.fields ?? {},
    message: error.message,
  } satisfies Attempt
  return keepAttemptOf(slug, attempt)
}

/** Null when there is none, it belongs to another form, or it has expired. */
export const findAttempt = (slug: string, token: string): Promise<Attempt | null> =>
  findAttemptOf<Attempt>(slug, token)
