import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { toInstant } from '../dates'

// Hooks of Payload's configuration must import these from here and not from db.ts, because db.ts
// loads the configuration.
export { type SQL, sql }

/** Runs statements: the pool, or a transaction on one connection. */
export interface Executor {
  execute(query: SQL): Promise<{
    rows: Record<string, unknown>[]
    rowCount?: number | null
    fields: { name: string; dataTypeID: number }[]
  }>
}

const TIMESTAMPTZ = 1184

/**
 * Runs the statement and returns its rows, with `timestamptz` values as ISO 8601 in UTC. Where
 * microseconds matter, select the value as `text`.
 */
export async function query<Row>(on: Executor, statement: SQL): Promise<Row[]> {
  const { rows, fields } = await on.execute(statement)
  for (const { name, dataTypeID } of fields) {
    if (dataTypeID !== TIMESTAMPTZ) continue
    for (const row of rows) row[name] = toInstant(row[name] as string | null)
  }
  return rows as Row[]
}
