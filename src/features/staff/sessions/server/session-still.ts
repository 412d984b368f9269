import 'server-only'
import { can, type Permission, type Role, type StaffStatus } from '@/lib/access'
import { db, query, sql } from '@/lib/database/db'
import { findMissingFactor } from '../../server/factor-requirement'
import { openSessionCondition } from './sessions'

/**
 * True while the session is open and its account has the permission. Does not extend the session,
 * because an open stream must not count as activity.
 */
export async function sessionHasPermission(
  sessionId: number,
  permission: Permission,
): Promise<boolean> {
  const on = await db()
  const [account] = await query<{ id: number; role: Role; status: StaffStatus }>(
    on,
    sql`select account.id, role, status from admin_users account
        where id = (select user_id from staff_sessions where id = ${sessionId} and ${openSessionCondition()})`,
  )
  if (!account) return false
  const { lacksFactor } = await findMissingFactor(on, account)
  return can({ ...account, lacksFactor }, permission)
}
