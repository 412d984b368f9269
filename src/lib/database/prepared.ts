import 'server-only'
import { fillPlaceholders, type SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { traced } from '../log/trace'
import { pool } from './db'

const dialect = new PgDialect()

/**
 * A statement that each connection parses and plans only once, for frequent requests. Runs directly
 * through `pg`, in a transaction of its own. Parameters are `sql.placeholder(name)`.
 * @param name must be unique among the statements
 */
export function prepared<Row>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return async (values: Record<string, unknown>): Promise<Row[]> => {
    const connections = await pool()
    const query = { name, text, values: fillPlaceholders(params, values) }
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name }
    return traced(name, 'client', attributes, async () => {
      return (await connections.query(query)).rows as Row[]
    })
  }
}

/**
 * False only when the database certainly did not commit: it refused, or was never reached. When the
 * connection breaks, the COMMIT may still have succeeded.
 */
export function mayHaveCommitted(error: unknown): boolean {
  const { severity, message = '' } = error as { severity?: string; message?: string }
  return severity !== 'ERROR' && !NEVER_REACHED.test(message)
}

/** Whether a row that the statement refers to has been deleted. */
export const lacksReferred = (error: unknown): boolean =>
  (error as { code?: string }).code === '23503'

/** Whether a statement gave up waiting for a row that others hold. */
export const waitedTooLong = (error: unknown): boolean =>
  ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')

const NEVER_REACHED = /ECONNREFUSED|timeout exceeded when trying to connect|too many clients/
