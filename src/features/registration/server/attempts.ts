import 'server-only'
import type { DraftAnswers } from '@/features/answers/answers'
import { formTokenSubject } from '@/features/forms/schema'
import type { AppError } from '@/lib/errors'
import { findAttemptOf, storeAttempt } from '@/lib/http/kept-attempts'
import { ageOfFormToken, issueFormToken } from '@/lib/suspicion/form-token'
import type { IncomingRegistration } from './request'

/** The answers of a form posted without script, and its errors. */
export interface Attempt {
  answers: DraftAnswers
  /** Error messages by field id. */
  errors: Record<string, string>
  /** The message about the whole form; null when only the language or number of people changed. */
  message: string | null
  /** How many people the form is shown again for; absent when the request did not say. */
  people?: number
  /** The form token that came with it, which may be invalid; absent for none or a malformed one. */
  token?: string
}

const isDraft = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((v) => typeof v === 'string'))

/**
 * The pattern of a field id. Answers under other names are dropped, because PostgreSQL refuses some
 * characters in JSON.
 */
const FIELD_ID = /^[\w-]+$/
const FORM_TOKEN = /^[\w.-]{1,40}$/

/**
 * Stores a form for the page to which the visitor is redirected, which shows it again. Returns the
 * token for its address.
 * @throws AppError `upload.too_much`
 */
export async function storeRefusedForm(
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
  } satisfies Attempt
  return storeAttempt(slug, attempt, request)
}

/** Finds a stored form; null when it does not exist, belongs to another form, or has expired. */
export const findAttempt = (slug: string, token: string): Promise<Attempt | null> =>
  findAttemptOf<Attempt>(slug, token)

/**
 * Returns the form token for a form's page. A page that shows an attempt keeps a valid token of the
 * page before it, so that a visitor who opened the form before it closed still has time to send it.
 */
export function pageFormToken(formId: number, attempt: Attempt | null): string {
  const subject = formTokenSubject(formId)
  const { token } = attempt ?? {}
  return token && ageOfFormToken(token, subject) !== null ? token : issueFormToken(subject)
}
