import pg from 'pg'
import { directDatabaseUrl, readDatabaseUrl } from '@/lib/env'
import { log } from '@/lib/log/log'
import { Failure } from './bootstrap/failure.mjs'

const CONNECT_TIMEOUT_MS = 5_000

interface Server {
  isReplica: boolean
  /** The same for a primary and all that follow it. */
  system: string
}

async function look(connectionString: string): Promise<Server> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    const { rows } = await client.query<Server>(
      `select pg_is_in_recovery() as "isReplica",
         (select system_identifier::text from pg_control_system()) as system`,
    )
    if (!rows[0]) throw new Error('PostgreSQL did not say who it is')
    return rows[0]
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Looks at the replica where one is set. One that does not answer is only told: the primary is read then.
 * @throws Failure for an address that leads elsewhere, where staff would read other lists
 */
export async function requireReplica(): Promise<void> {
  const url = readDatabaseUrl()
  if (!url) return
  if (!URL.canParse(url)) {
    throw new Failure(
      'DATABASE_READ_URL is not an address like postgresql://user:password@host/name.',
    )
  }
  const primary = await look(directDatabaseUrl())
  const replica = await look(url).catch((err) => {
    log.warn({ err }, 'the replica in DATABASE_READ_URL does not answer')
    return null
  })
  if (!replica) return
  if (!replica.isReplica) {
    throw new Failure(
      'DATABASE_READ_URL leads to no replica; it must be a standby of the database.',
    )
  }
  if (replica.system !== primary.system) {
    throw new Failure('DATABASE_READ_URL leads to a replica of another database than DATABASE_URL.')
  }
}
