import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

// Re-exported by a module that does not load the connections, for hooks of the configuration.
export { type SQL, sql }

/** Runs SQL: the pool, or a transaction on one connection. */
export interface Executor {
  execute(query: SQL): Promise<{ rows: Record<string, unknown>[]; rowCount?: number | null }>
}

/** Returns all rows of a statement; `Row` is the type of one. */
export async function query<Row>(on: Executor, statement: SQL): Promise<Row[]> {
  return (await on.execute(statement)).rows as Row[]
}
