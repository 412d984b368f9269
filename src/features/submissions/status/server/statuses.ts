import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import { MAX_MATCHING } from '../../constants'
import type {
  EarlierStatuses,
  MatchingStatusInput,
  RestoreStatusesInput,
  StatusChange,
} from '../../schema'
import { matching } from '../../server/rows'

/**
 * Spec §4: any status from any other. One statement that takes its rows in the order of their ids:
 * two people who change the same rows wait for each other instead of locking each other out. What has
 * another status than the one somebody saw is left alone, and so are all others then.
 * @throws AppError `submission.not_found` when one of them is unknown, `submission.changed`
 */
export async function writeStatuses(tx: Executor, changes: readonly StatusChange[]) {
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
          where ${LIVE} order by submission.id for update of submission),
        written as (
          update submissions set status = picked.status::enum_submissions_status, updated_at = now()
          from picked where picked.id = submissions.id and picked."isAsSeen" returning 1)
        select (select count(*)::int from picked) as known, (select count(*)::int from written) as written`,
  )
  if (known !== changes.length) throw new AppError('submission.not_found')
  if (written !== known) throw new AppError('submission.changed')
}

/**
 * Many statuses at once, all or none; of two for the same submission the later one counts.
 * @throws AppError as `writeStatuses`
 */
export function changeStatuses(sent: readonly StatusChange[], actor: StaffActor): Promise<void> {
  const changes = [...new Map(sent.map((change) => [change.id, change])).values()]
  return transaction(async (tx) => {
    await writeStatuses(tx, changes)
    const submissions = changes.map(({ id }) => id)
    const detail = [...new Set(sent.map(({ status }) => status))].join(', ')
    await recordAudit({ action: 'submission.status_changed', actor, submissions, detail }, tx)
  })
}

/**
 * Everything that the filters leave gets one status, in one statement: all of it or nothing. Answers
 * what is needed to take it back.
 * @throws AppError `submissions.count_changed` when it is not as many as somebody saw,
 *   `submissions.too_many`
 */
export async function changeMatching(
  { filters, status, count }: MatchingStatusInput,
  actor: StaffActor,
): Promise<{ changed: number; earlier: EarlierStatuses }> {
  if (count > MAX_MATCHING) throw new AppError('submissions.too_many')
  return transaction(async (tx) => {
    const [{ found, earlier } = { found: 0, earlier: {} }] = await query<{
      found: number
      earlier: EarlierStatuses
    }>(
      tx,
      sql`with picked as (
            select id, status as earlier from submissions where ${matching({ ...filters, me: actor.id })}
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
    const submissions = Object.values(earlier)
      .flat()
      .sort((a, b) => a - b)
    if (submissions.length > 0) {
      const entry = { action: 'submission.status_changed', submissions } as const
      await recordAudit({ ...entry, actor, detail: status }, tx)
    }
    return { changed: submissions.length, earlier }
  })
}

/** Takes a change back where nobody has changed it since. Answers how many have it back. */
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
            where ${LIVE} and submission.status::text = ${status}
            order by submission.id for update of submission)
          update submissions set status = picked.was::enum_submissions_status, updated_at = now()
          from picked where picked.id = submissions.id returning submissions.id`,
    )
    const submissions = back.map(({ id }) => id).sort((a, b) => a - b)
    if (submissions.length > 0) {
      await recordAudit(
        { action: 'submission.status_undone', actor, submissions, detail: status },
        tx,
      )
    }
    return { restored: submissions.length }
  })
}
