import 'server-only'
import type { DraftAnswers } from '@/features/answers/answers'
import { formTokenSubject } from '@/features/forms/schema'
import type { AppError } from '@/lib/errors'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import { ageOfFormToken, issueFormToken } from '@/lib/suspicion/form-token'
import type { IncomingRegistration } from './request'

/** A form posted without script, which a page shows again. */
export interface FormAttempt {
  answers: DraftAnswers
  errors: Record<string, string>
  /** The error to show; null when the visitor only changed the language or the number of people. */
  message: string | null
  people?: number
  token?: string
}

const isDraft = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((v) => typeof v === 'string'))

/**
 * Matches the ids of fields. Answers with other ids are dropped, because PostgreSQL refuses some
 * characters in JSON.
 */
const FIELD_ID = /^[\w-]+$/
const FORM_TOKEN = /^[\w.-]{1,40}$/

/**
 * Stores a post without script. Returns the token for the URL of the page that shows the post.
 * Throws `upload.too_much`.
 */
export async function storePlainPost(
  slug: string,
  incoming: IncomingRegistration | null,
  error: AppError | null,
  request: Request,
): Promise<string> {
  const typed = Object.entries(incoming?.answers ?? {}).filter(
    ([id, value]) => FIELD_ID.test(id) && isDraft(value),
  )
  const token = incoming?.arrival.token ?? ''
  const attempt = {
    answers: Object.fromEntries(typed) as DraftAnswers,
    errors: error?.fields ?? {},
    message: error?.message ?? null,
    ...(incoming?.people && { people: incoming.people }),
    ...(FORM_TOKEN.test(token) && { token }),
  } satisfies FormAttempt
  return storeAttempt(slug, attempt, request)
}

export const findFormAttempt = (slug: string, token: string): Promise<FormAttempt | null> =>
  findAttemptOf<FormAttempt>(slug, token)

/**
 * Returns the form token for a page. Reuses the valid token of an earlier post, because with this
 * token the visitor can still send the form after it has closed.
 */
export function pageFormToken(formId: number, attempt: FormAttempt | null): string {
  const subject = formTokenSubject(formId)
  const { token } = attempt ?? {}
  return token && ageOfFormToken(token, subject) !== null ? token : issueFormToken(subject)
}
