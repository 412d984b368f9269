import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

// Without the connections, so that hooks of the configuration can use it on theirs.
export { type SQL, sql }

/** Runs SQL: the pool, or a transaction on one connection. */
export interface Executor {
  execute(query: SQL): Promise<{ rows: Record<string, unknown>[]; rowCount?: number | null }>
}

/** All rows of a statement; `Row` describes one. */
export async function query<Row>(on: Executor, statement: SQL): Promise<Row[]> {
  return (await on.execute(statement)).rows as Row[]
}
