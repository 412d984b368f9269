import 'server-only'
import { randomBytes } from 'node:crypto'
import { db, fetchRows, query, sql } from '../database/db'
import { isNamedIn, type Person, textsInJson } from '../people/person'
import { countUploadedBytes } from '../suspicion/room'

export const ATTEMPT_LIFETIME_MINUTES = 60

/**
 * Stores what was sent with a refused form, so that the form's page can show it again. Returns the
 * token for the address of that page. Throws `upload.too_much`.
 */
export async function storeAttempt(
  subject: string,
  attempt: object,
  { headers }: Request,
): Promise<string> {
  const text = JSON.stringify(attempt)
  await countUploadedBytes(headers, text.length)
  const token = randomBytes(16).toString('base64url')
  const on = await db()
  await on.execute(sql`
    insert into submission_attempts (token, slug, attempt)
    values (${token}, ${subject}, ${text}::jsonb)`)
  return token
}

export async function findAttemptOf<A>(subject: string, token: string): Promise<A | null> {
  if (!/^[\w-]{22}$/.test(token)) return null
  const [row] = await fetchRows<{ attempt: A }>(sql`
    select attempt from submission_attempts where token = ${token} and slug = ${subject}
    and created_at > now() - ${`${ATTEMPT_LIFETIME_MINUTES} minutes`}::interval`)
  return row?.attempt ?? null
}

interface KeptAttempt {
  id: number
  token: string
  attempt: unknown
}

const BATCH = 20

export async function findAttemptTokensNaming(person: Person): Promise<string[]> {
  const found: string[] = []
  const on = await db()
  for (let after = 0, rows: KeptAttempt[]; ; after = rows.at(-1)?.id ?? after) {
    rows = await query<KeptAttempt>(
      on,
      sql`select id, token, attempt from submission_attempts where id > ${after} order by id limit ${BATCH}`,
    )
    if (rows.length === 0) return found
    for (const { token, attempt } of rows) {
      if (textsInJson(attempt).some((text) => isNamedIn(person, text))) found.push(token)
    }
  }
}

export async function eraseAttempts(tokens: readonly string[]): Promise<number> {
  const { rowCount } = await (await db()).execute(
    sql`delete from submission_attempts where token = any(${sql.param(tokens)}::text[])`,
  )
  return rowCount ?? 0
}
