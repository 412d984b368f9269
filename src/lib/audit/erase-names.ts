import 'server-only'
import { type Executor, query, type SQL, sql } from '../database/sql'

/**
 * Erases rows of `audit_names` by their ids, and returns how many were erased. Calls a database
 * function that runs with its owner's rights, because the product's own database role may not
 * delete names.
 */
export async function eraseAuditNames(on: Executor, ids: SQL): Promise<number> {
  const [row] = await query<{ erased: number }>(on, sql`select erase_audit_names(${ids}) as erased`)
  return row?.erased ?? 0
}
