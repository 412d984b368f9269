import 'server-only'
import type { StaffActor } from '@/lib/access'
import { fetchRows, sql } from '@/lib/database/db'
import type { Preferences } from '../../schema'
import { withAccount } from '../../server/account-lock'

export async function readPreferences({ id }: Pick<StaffActor, 'id'>): Promise<Preferences> {
  const [row] = await fetchRows<{ skips: boolean | null }>(
    sql`select skips_assignment_mail as skips from admin_users where id = ${id}`,
  )
  return { assignmentMail: row?.skips !== true }
}

export async function savePreferences(
  { assignmentMail }: Preferences,
  actor: StaffActor,
): Promise<Preferences> {
  await withAccount(actor.id, (tx) =>
    tx.execute(sql`
      update admin_users set skips_assignment_mail = ${!assignmentMail} where id = ${actor.id}`),
  )
  return { assignmentMail }
}
