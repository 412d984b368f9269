import 'server-only'
import type { Role } from '@/lib/access'
import { type Executor, query, type SQL, sql } from '@/lib/database/sql'

/** SQL that is true for an account with an app or a passkey. */
export const hasFactor = (userId: SQL): SQL => sql`(
  exists (select from staff_authenticators where user_id = ${userId})
  or exists (select from staff_passkeys where user_id = ${userId}))`

/** Whether this role requires a second factor. */
export async function isRequiredOf(on: Executor, role: Role): Promise<boolean> {
  const rows = await query(on, sql`select id from staff_factor_roles where role = ${role}`)
  return rows.length > 0
}

/** Whether the role requires a second factor that the account does not have. */
export async function lacksFactor(
  on: Executor,
  { id, role }: { id: number; role: Role },
): Promise<boolean> {
  const rows = await query(
    on,
    sql`select id from staff_factor_roles where role = ${role} and not ${hasFactor(sql`${id}::int`)}`,
  )
  return rows.length > 0
}
