import { randomBytes } from 'node:crypto'
import { db, query, sql } from '@/lib/db'
import type { AppError } from '@/lib/errors'
import type { DraftAnswers } from './answers'
import type { IncomingRegistration } from './read-request'

/** How long a refused plain HTML post can be shown again. */
export const ATTEMPT_LIFETIME_MINUTES = 60

/** What a visitor without script had typed, and what was wrong with it. */
export interface Attempt {
  answers: DraftAnswers
  /** Message by field id. */
  errors: Record<string, string>
  /** The sentence for the whole form. */
  message: string
}

const isDraft = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((v) => typeof v === 'string'))

/** Names nobody's field can have are not kept: PostgreSQL refuses some characters in JSON. */
const FIELD_ID = /^\w+$/

/** Keeps what was typed for the page that the visitor is sent back to. Returns its token. */
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
  const token = randomBytes(16).toString('base64url')
  const on = await db()
  await on.execute(sql`
    insert into submission_attempts (token, slug, attempt)
    values (${token}, ${slug}, ${JSON.stringify(attempt)}::jsonb)`)
  return token
}

/** Null when there is none, it was for another form, or it is too old. */
export async function findAttempt(slug: string, token: string): Promise<Attempt | null> {
  if (!/^[\w-]{22}$/.test(token)) return null
  const [row] = await query<{ attempt: Attempt }>(
    await db(),
    sql`select attempt from submission_attempts where token = ${token} and slug = ${slug}
        and created_at > now() - ${`${ATTEMPT_LIFETIME_MINUTES} minutes`}::interval`,
  )
  return row?.attempt ?? null
}
