import 'server-only'
import { type Executor, query, type SQL, sql } from '../database/sql'

/**
 * Erases names that the audit log shows. `ids` is an SQL array of ids in `audit_names`. The
 * product's database role may not delete these rows, so a database function deletes them with the
 * rights of the tables' owner. Returns the number of erased names.
 */
export async function eraseAuditNames(on: Executor, ids: SQL): Promise<number> {
  const [row] = await query<{ erased: number }>(on, sql`select erase_audit_names(${ids}) as erased`)
  return row?.erased ?? 0
}
