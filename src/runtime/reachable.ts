import pg from 'pg'
import { Failure } from './bootstrap/failure.mjs'

const SETTING = () => (process.env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Throws Failure when the database cannot be used. The message names the reason and, if the URL is
 * valid, the server.
 */
export async function requireReachableDatabase(databaseUrl: string): Promise<void> {
  const place = placeOf(databaseUrl)
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Failure(
      `The database at ${place} cannot be used (${message || code}); check ${SETTING()}.`,
    )
  }
}

/**
 * Returns the host and the database name, without the password. Throws Failure for an invalid URL.
 */
function placeOf(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl)
    return `${host}${pathname}`
  } catch {
    throw new Failure(`${SETTING()} is not an address like postgresql://user:password@host/name.`)
  }
}
