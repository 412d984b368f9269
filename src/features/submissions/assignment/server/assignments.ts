import 'server-only'
import { can, type Role, type StaffActor, type StaffStatus } from '@/lib/access'
import type { PersonText } from '@/lib/audit/line'
import { recordSubmissionChange } from '@/lib/audit/record'
import { type Executor, query, type SQL, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { MAX_MATCHING_SUBMISSIONS } from '../../constants'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import { matchingCondition } from '../../server/rows'
import type {
  AssignInput,
  AssignMatchingInput,
  AssignmentResult,
  EarlierAssignees,
} from '../schema'
import { MAY_WRITE_CONDITION, queueAssignmentNotice } from './assignment-notices'

/**
 * Locks the account, so that its role cannot change, and returns its name for the history, or
 * `nobody` for null. Throws `user.not_found`, `submission.assignee_role`.
 */
async function lockAssignee(tx: Executor, id: number | null): Promise<PersonText | 'nobody'> {
  if (id === null) return 'nobody'
  const [assignee] = await query<{ name: string; mayWrite: boolean }>(
    tx,
    sql`select name, ${MAY_WRITE_CONDITION} as "mayWrite" from admin_users
        where id = ${id} and status = 'active' for share`,
  )
  if (!assignee) throw new AppError('user.not_found')
  if (!assignee.mayWrite) throw new AppError('submission.assignee_role')
  return { text: assignee.name, accountId: id }
}

/**
 * Assigns the submissions that fulfil the condition `which`. Locks the account before the
 * submissions, as the callers of `removeAssignments` do; otherwise the two could deadlock. Throws
 * `user.not_found`, `submission.assignee_role`.
 */
export async function writeAssignee(
  tx: Executor,
  which: SQL,
  assigneeId: number | null,
  actor: StaffActor,
): Promise<AssignmentResult & { found: number }> {
  const detail = await lockAssignee(tx, assigneeId)
  const [{ found, earlier } = { found: 0, earlier: [] }] = await query<{
    found: number
    earlier: EarlierAssignees
  }>(
    tx,
    sql`with picked as (
          select id, assignee_id as earlier from submissions where ${which} order by id for update),
        written as (
          update submissions set assignee_id = ${assigneeId}, updated_at = now()
          from picked where picked.id = submissions.id
            and picked.earlier is distinct from ${assigneeId}::int
          returning submissions.id, picked.earlier),
        grouped as (select earlier, jsonb_agg(id order by id) as ids from written group by earlier)
        select (select count(*)::int from picked) as found,
          coalesce((select jsonb_agg(jsonb_build_object('assigneeId', earlier, 'ids', ids))
            from grouped), '[]') as earlier`,
  )
  const submissions = earlier.flatMap(({ ids }) => ids)
  await queueAssignmentNotice(tx, submissions, assigneeId, actor.id)
  await recordSubmissionChange(tx, { action: 'submission.assigned', actor, submissions, detail })
  return { found, changed: submissions.length, earlier }
}

/**
 * Assigns all given submissions or none. Throws `submission.not_found` and the errors of
 * `writeAssignee`.
 */
export function assignSubmissions(
  { ids, assigneeId }: AssignInput,
  actor: StaffActor,
): Promise<AssignmentResult> {
  const wanted = [...new Set(ids)]
  return transaction(async (tx) => {
    const which = sql`id = any(${sql.param(wanted)}::int[]) and ${IS_LIVE}`
    const { found, ...assigned } = await writeAssignee(tx, which, assigneeId, actor)
    if (found !== wanted.length) throw new AppError('submission.not_found')
    return assigned
  })
}

export async function assignMatchingSubmissions(
  { filters, assigneeId, count }: AssignMatchingInput,
  actor: StaffActor,
): Promise<AssignmentResult> {
  if (count > MAX_MATCHING_SUBMISSIONS) throw new AppError('submissions.too_many')
  const which = matchingCondition(await resolveAnswerFilters({ ...filters, me: actor.id }))
  return transaction(async (tx) => {
    const { found, ...assigned } = await writeAssignee(tx, which, assigneeId, actor)
    if (found !== count) throw new AppError('submissions.count_changed')
    return assigned
  })
}

interface Assignee {
  id: number
  name: string
  role: Role
  status: StaffStatus
}

/**
 * Unassigns all submissions of an account; does nothing when the account may change submissions.
 * The caller must have locked the account.
 */
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
  await recordSubmissionChange(tx, { action: 'submissions.taken_back', actor, submissions, detail })
}
