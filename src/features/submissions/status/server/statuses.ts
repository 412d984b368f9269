import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordSubmissionChange } from '@/lib/audit/record'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { MAX_MATCHING_SUBMISSIONS } from '../../constants'
import type {
  EarlierStatuses,
  MatchingStatusInput,
  RestoreStatusesInput,
  StatusChange,
} from '../../schema'
import { resolveAnswerFilters } from '../../server/resolve-answers'
import { matchingCondition } from '../../server/rows'

/**
 * Sets statuses; any status may follow any other (Spec §4). Locks the rows in order of id, so that
 * two calls cannot deadlock. Throws `submission.not_found`, `submission.changed`.
 */
export async function writeStatuses(
  tx: Executor,
  changes: readonly StatusChange[],
  actor: StaffActor,
): Promise<void> {
  const [{ known, written } = { known: 0, written: 0 }] = await query<{
    known: number
    written: number
  }>(
    tx,
    sql`with picked as (
          select submission.id, wanted.status,
            wanted.was is null or submission.status::text in (wanted.was, wanted.status) as "isAsSeen"
          from submissions submission
          join jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
            as wanted(id int, status text, was text) on wanted.id = submission.id
          where ${IS_LIVE} order by submission.id for update of submission),
        written as (
          update submissions set status = picked.status::enum_submissions_status, updated_at = now()
          from picked where picked.id = submissions.id and picked."isAsSeen" returning 1)
        select (select count(*)::int from picked) as known, (select count(*)::int from written) as written`,
  )
  if (known !== changes.length) throw new AppError('submission.not_found')
  if (written !== known) throw new AppError('submission.changed')
  const submissions = changes.map(({ id }) => id)
  const detail = [...new Set(changes.map(({ status }) => status))].join(', ')
  await recordSubmissionChange(tx, {
    action: 'submission.status_changed',
    actor,
    submissions,
    detail,
  })
}

/**
 * Makes all changes or none. Of several changes to one row, only the last counts. Throws what
 * `writeStatuses` throws.
 */
export function changeStatuses(sent: readonly StatusChange[], actor: StaffActor): Promise<void> {
  const changes = [...new Map(sent.map((change) => [change.id, change])).values()]
  return transaction((tx) => writeStatuses(tx, changes, actor))
}

export async function changeMatchingStatus(
  { filters, status, count }: MatchingStatusInput,
  actor: StaffActor,
): Promise<{ changed: number; earlier: EarlierStatuses }> {
  if (count > MAX_MATCHING_SUBMISSIONS) throw new AppError('submissions.too_many')
  const asked = await resolveAnswerFilters({ ...filters, me: actor.id })
  return transaction(async (tx) => {
    const [{ found, earlier } = { found: 0, earlier: {} }] = await query<{
      found: number
      earlier: EarlierStatuses
    }>(
      tx,
      sql`with picked as (
            select id, status as earlier from submissions where ${matchingCondition(asked)}
            order by id for update),
          written as (
            update submissions set status = ${status}::enum_submissions_status, updated_at = now()
            from picked where picked.id = submissions.id and picked.earlier::text <> ${status}
            returning submissions.id, picked.earlier),
          grouped as (select earlier, jsonb_agg(id order by id) as ids from written group by earlier)
          select (select count(*)::int from picked) as found,
            coalesce((select jsonb_object_agg(earlier, ids) from grouped), '{}') as earlier`,
    )
    if (found !== count) throw new AppError('submissions.count_changed')
    const submissions = Object.values(earlier).flat()
    const action = 'submission.status_changed'
    await recordSubmissionChange(tx, { action, actor, submissions, detail: status })
    return { changed: submissions.length, earlier }
  })
}

export function restoreStatuses(
  { status, earlier }: RestoreStatusesInput,
  actor: StaffActor,
): Promise<{ restored: number }> {
  const wanted = Object.entries(earlier).flatMap(([was, ids = []]) =>
    ids.map((id) => ({ id, was })),
  )
  return transaction(async (tx) => {
    const back = await query<{ id: number }>(
      tx,
      sql`with picked as (
            select submission.id, wanted.was from submissions submission
            join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(id int, was text)
              on wanted.id = submission.id
            where ${IS_LIVE} and submission.status::text = ${status}
            order by submission.id for update of submission)
          update submissions set status = picked.was::enum_submissions_status, updated_at = now()
          from picked where picked.id = submissions.id returning submissions.id`,
    )
    const submissions = back.map(({ id }) => id)
    await recordSubmissionChange(tx, {
      action: 'submission.status_undone',
      actor,
      submissions,
      detail: status,
    })
    return { restored: submissions.length }
  })
}
