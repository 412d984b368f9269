import 'server-only'
import type { StaffActor } from '@/lib/access'
import type { PersonText } from '@/lib/audit/line'
import { recordSubmissionChange } from '@/lib/audit/record'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import type { RestoreAssigneesInput } from '../schema'
import { dropAssignmentNotices, MAY_WRITE_CONDITION } from './assignment-notices'

interface Account {
  id: number
  name: string
  mayWrite: boolean
}

const lockAccounts = (tx: Executor, ids: readonly number[]): Promise<Account[]> =>
  query<Account>(
    tx,
    sql`select id, name, status = 'active' and ${MAY_WRITE_CONDITION} as "mayWrite"
        from admin_users where id = any(${sql.param(ids)}::int[]) order by id for share`,
  )

/**
 * Gives rows back to their earlier assignees. Skips rows that are not assigned to `assigneeId` any
 * more, and rows whose earlier assignee may no longer change submissions. Throws
 * `submission.not_found` when none of the rows exists any more.
 */
export const restoreAssignees = (
  { assigneeId, earlier }: RestoreAssigneesInput,
  actor: StaffActor,
): Promise<{ restored: number }> =>
  transaction(async (tx) => {
    const wanted = earlier.flatMap((group) =>
      group.ids.map((id) => ({ id, was: group.assigneeId })),
    )
    const named = [assigneeId, ...earlier.map((group) => group.assigneeId)]
    const accounts = await lockAccounts(
      tx,
      named.filter((id) => id !== null),
    )
    const open = accounts.filter(({ mayWrite }) => mayWrite).map(({ id }) => id)
    const back = await query<{ id: number }>(
      tx,
      sql`with picked as (
            select submission.id, wanted.was from submissions submission
            join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(id int, was int)
              on wanted.id = submission.id
            where ${IS_LIVE} and submission.assignee_id is not distinct from ${assigneeId}::int
              and (wanted.was is null or wanted.was = any(${sql.param(open)}::int[]))
            order by submission.id for update of submission)
          update submissions set assignee_id = picked.was, updated_at = now()
          from picked where picked.id = submissions.id returning submissions.id`,
    )
    if (back.length === 0) {
      const ids = wanted.map(({ id }) => id)
      const [row] = await query(
        tx,
        sql`select from submissions where id = any(${sql.param(ids)}::int[]) and ${IS_LIVE} limit 1`,
      )
      if (!row) throw new AppError('submission.not_found')
    }
    const submissions = back.map(({ id }) => id)
    await dropAssignmentNotices(tx, submissions)
    const taken = accounts.find(({ id }) => id === assigneeId)
    const detail: PersonText | string = taken ? { text: taken.name, accountId: taken.id } : 'nobody'
    await recordSubmissionChange(tx, {
      action: 'submission.assign_undone',
      actor,
      submissions,
      detail,
    })
    return { restored: submissions.length }
  })
