import 'server-only'
import type { StaffActor } from '@/lib/access'
import { fetchRows, sql } from '@/lib/database/db'
import type { StaffPreferences } from '../../schema'
import { withLockedAccount } from '../../server/account-lock'

export async function readPreferences({ id }: Pick<StaffActor, 'id'>): Promise<StaffPreferences> {
  const [row] = await fetchRows<{ skips: boolean | null }>(
    sql`select skips_assignment_mail as skips from admin_users where id = ${id}`,
  )
  return { assignmentMail: row?.skips !== true }
}

export async function savePreferences(
  { assignmentMail }: StaffPreferences,
  actor: StaffActor,
): Promise<StaffPreferences> {
  await withLockedAccount(actor.id, (tx) =>
    tx.execute(sql`
      update admin_users set skips_assignment_mail = ${!assignmentMail} where id = ${actor.id}`),
  )
  return { assignmentMail }
}
