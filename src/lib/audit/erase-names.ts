import 'server-only'
import { type Executor, query, type SQL, sql } from '../database/sql'

/**
 * `ids` is an SQL array of ids in `audit_names`. A function deletes the rows with the rights of the
 * tables' owner, because the product's database role may not.
 */
export async function eraseAuditNames(on: Executor, ids: SQL): Promise<number> {
  const [row] = await query<{ erased: number }>(on, sql`select erase_audit_names(${ids}) as erased`)
  return row?.erased ?? 0
}
