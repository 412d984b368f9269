import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

// Apart from the connections, so that the configuration's own hooks can speak SQL on theirs.
export { type SQL, sql }

/** Something that runs SQL: the pool or a transaction on one of its connections. */
export interface Executor {
  execute(query: SQL): Promise<{ rows: Record<string, unknown>[]; rowCount?: number | null }>
}

/** All rows of a statement; `Row` is what the statement selects. */
export async function query<Row>(on: Executor, statement: SQL): Promise<Row[]> {
  return (await on.execute(statement)).rows as Row[]
}
