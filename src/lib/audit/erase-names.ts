import 'server-only'
import { type Executor, query, type SQL, sql } from '../database/sql'

/**
 * Erases names that the log shows, by an SQL array of their ids. The product's database role may
 * not delete them itself: the function does it, as the owner of the tables. Returns how many.
 */
export async function eraseAuditNames(on: Executor, ids: SQL): Promise<number> {
  const [row] = await query<{ erased: number }>(on, sql`select erase_audit_names(${ids}) as erased`)
  return row?.erased ?? 0
}
