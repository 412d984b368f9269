import 'server-only'
import { fillPlaceholders, type SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { pool } from './db'

const dialect = new PgDialect()

/** The name is unknown, or known already: nothing has been run. */
const LOST_NAME = new Set(['26000', '42P05'])
/** Behind an old pooler the next connection of PostgreSQL's does not know what another one has prepared. */
let areNamesKept = true

/**
 * A statement that each connection reads and plans once, for the hot path: straight through `pg`, in a
 * transaction of its own. What differs from call to call stands in it as `sql.placeholder(name)`.
 * @param name one statement's alone
 */
export function prepared<Row>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return async (values: Record<string, unknown>): Promise<Row[]> => {
    const connections = await pool()
    const query = { text, values: fillPlaceholders(params, values) }
    try {
      return (await connections.query({ ...query, ...(areNamesKept && { name }) })).rows as Row[]
    } catch (error) {
      if (!LOST_NAME.has((error as { code?: string }).code ?? '')) throw error
      areNamesKept = false
      return (await connections.query(query)).rows as Row[]
    }
  }
}

/**
 * False only when the database has certainly not done what it was asked: it said so, or was never
 * reached. When a connection breaks, COMMIT may have held.
 */
export function mayHaveHeld(error: unknown): boolean {
  const { severity, message = '' } = error as { severity?: string; message?: string }
  return severity !== 'ERROR' && !NEVER_REACHED.test(message)
}

const NEVER_REACHED = /ECONNREFUSED|timeout exceeded when trying to connect|too many clients/
