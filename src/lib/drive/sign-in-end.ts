import 'server-only'
import { db, fetchRows, sql } from '../database/db'

const KEY = 'drive.sign_in_ends'

interface Tokens {
  /** In seconds. Only set for sign-ins that expire, such as those of an unpublished app. */
  refresh_token_expires_in?: number
}

export async function rememberSignInEnd(tokens: object): Promise<void> {
  const { refresh_token_expires_in: seconds } = tokens as Tokens
  const on = await db()
  if (seconds === undefined) {
    await on.execute(sql`delete from payload_kv where key = ${KEY}`)
    return
  }
  const data = JSON.stringify(new Date(Date.now() + seconds * 1000).toISOString())
  await on.execute(sql`
    insert into payload_kv (key, data) values (${KEY}, ${data}::jsonb)
    on conflict (key) do update set data = excluded.data`)
}

/**
 * Returns when the sign-in to Google ends (ISO 8601); null when it does not expire or its end is
 * not known yet.
 */
export async function readSignInEnd(): Promise<string | null> {
  const [row] = await fetchRows<{ data: string }>(
    sql`select data from payload_kv where key = ${KEY}`,
  )
  return row?.data ?? null
}
