import 'server-only'
import { fillPlaceholders, type SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Pool } from 'pg'
import { runInSpan } from '../log/trace'
import { pool } from './db'

const dialect = new PgDialect()

/**
 * Prepares a statement for frequent requests: each connection parses it only once. It runs directly
 * through `pg`, in a transaction of its own. `name` must be unique among the prepared statements.
 */
export function prepareQuery<Row>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return async (
    values: Record<string, unknown>,
    connection?: Pick<Pool, 'query'>,
  ): Promise<Row[]> => {
    const connections = connection ?? (await pool())
    const query = { name, text, values: fillPlaceholders(params, values) }
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name }
    return runInSpan(name, 'client', attributes, async () => {
      return (await connections.query(query)).rows as Row[]
    })
  }
}
