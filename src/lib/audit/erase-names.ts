import 'server-only'
import { type Executor, query, type SQL, sql } from '../database/sql'

/**
 * Calls a PostgreSQL function that runs with its owner's rights, because the product's database
 * role may not delete from `audit_names`.
 */
export async function eraseAuditNames(on: Executor, ids: SQL): Promise<number> {
  const [row] = await query<{ erased: number }>(on, sql`select erase_audit_names(${ids}) as erased`)
  return row?.erased ?? 0
}
