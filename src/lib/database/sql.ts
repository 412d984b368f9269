import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { toInstant } from '../dates'

// Hooks of Payload's configuration import these from here, because db.ts loads the configuration.
export { type SQL, sql }

/** The pool, or a transaction on one connection. */
export interface Executor {
  execute(query: SQL): Promise<{
    rows: Record<string, unknown>[]
    rowCount?: number | null
    fields: { name: string; dataTypeID: number }[]
  }>
}

/** PostgreSQL's OID of this type. */
const TIMESTAMPTZ = 1184

/**
 * Turns `timestamptz` values into ISO 8601 in UTC. Select them as `text` where microseconds matter.
 */
export async function query<Row>(on: Executor, statement: SQL): Promise<Row[]> {
  const { rows, fields } = await on.execute(statement)
  for (const { name, dataTypeID } of fields) {
    if (dataTypeID !== TIMESTAMPTZ) continue
    for (const row of rows) row[name] = toInstant(row[name] as string | null)
  }
  return rows as Row[]
}
