import 'server-only'
import type { StaffActor } from '@/lib/access'
import { can, type Role, rolesThatMay, type StaffStatus } from '@/lib/access'
import type { PersonText } from '@/lib/audit/line'
import { recordChange } from '@/lib/audit/record'
import { type Executor, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'

/**
 * Assigns a submission to an account, or to nobody. The account is locked until the transaction
 * ends, so that its role cannot change meanwhile.
 * @throws AppError `user.not_found`, `submission.assignee_role`
 */
export async function writeAssignee(
  tx: Executor,
  id: number,
  assigneeId: number | null,
): Promise<PersonText | 'nobody'> {
  const [assignee] = await query<{ name: string; mayOpen: boolean }>(
    tx,
    sql`select name, role::text = any(${sql.param(rolesThatMay('submissions.write'))}::text[]) as "mayOpen"
        from admin_users where id = ${assigneeId} and status = 'active' for share`,
  )
  if (assigneeId !== null && !assignee) throw new AppError('user.not_found')
  if (assignee && !assignee.mayOpen) throw new AppError('submission.assignee_role')
  await tx.execute(sql`
    update submissions set assignee_id = ${assigneeId}, updated_at = now() where id = ${id}`)
  return assignee && assigneeId ? { text: assignee.name, accountId: assigneeId } : 'nobody'
}

interface Assignee {
  id: number
  name: string
  role: Role
  status: StaffStatus
}

/** Unassigns every submission of an account that may no longer open submissions. */
export async function removeAssignments(
  tx: Executor,
  { id, name, ...account }: Assignee,
  actor: StaffActor,
): Promise<void> {
  if (can(account, 'submissions.write')) return
  const rows = await query<{ id: number }>(
    tx,
    sql`update submissions set assignee_id = null, updated_at = now()
        where id in (select id from submissions where assignee_id = ${id} order by id for update)
        returning id`,
  )
  const submissions = rows.map((row) => row.id)
  const detail = { text: name, accountId: id }
  await recordChange(tx, { action: 'submissions.taken_back', actor, submissions, detail })
}
