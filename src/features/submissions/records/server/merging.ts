import 'server-only'
import { isAnswer, toStoredAnswers } from '@/features/answers/answer-shape'
import type { Answer } from '@/features/answers/schema'
import { moveAnswerFile } from '@/features/delivery/server/merged-files'
import { resumeDeliveries } from '@/features/delivery/server/outbox'
import type { StaffActor } from '@/lib/access'
import { recordSubmissionChange } from '@/lib/audit/record'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import type { Submission } from '../../schema'
import { getSubmission } from '../../server/data'
import { listIdsWithParty } from '../../server/party'
import type { MergeInput } from '../merging'
import { isSameAnswer, storeEarlierAnswers } from './corrections'
import { type LockedAnswers, lockAnswers, writeAnswers } from './stored-answers'

function listAnswersToCopy(kept: LockedAnswers, other: LockedAnswers, take: readonly string[]) {
  const [mine, theirs] = [toStoredAnswers(kept.data), toStoredAnswers(other.data)]
  if (!mine || !theirs) throw new AppError('submission.unreadable')
  const wanted = [...new Set(take)].map((fieldId) => {
    const answer = theirs[fieldId] ?? null
    if (!isAnswer(answer)) throw new AppError('submission.unknown_field')
    return { fieldId, earlier: mine[fieldId] ?? null, answer }
  })
  return wanted.filter(({ earlier, answer }) => !isSameAnswer(earlier, answer))
}

/**
 * Merges `other` into `id`. The row `other` leaves the lists but is kept, so that the merge can be
 * undone. Throws `submission.not_found`, `submission.merge_forms`, `submission.merge_party`,
 * `submission.unknown_field`, `submission.unreadable`.
 */
export async function mergeSubmissions(
  id: number,
  { other, take }: MergeInput,
  actor: StaffActor,
): Promise<Submission> {
  await getSubmission(id)
  await transaction(async (tx) => {
    const rows = await lockAnswers(tx, [id, other], IS_LIVE)
    const kept = rows.find((row) => row.id === id)
    const goes = rows.find((row) => row.id === other && row.id !== id)
    if (!kept || !goes) throw new AppError('submission.not_found')
    if (kept.formId !== goes.formId) throw new AppError('submission.merge_forms')
    const [, others] = await listIdsWithParty(tx, [other])
    if (others !== undefined) throw new AppError('submission.merge_party')
    const taken = listAnswersToCopy(kept, goes, take)
    if (taken.length > 0) {
      const answers = taken.map(({ fieldId, answer }) => [fieldId, answer] as const)
      for (const [fieldId, answer] of answers) {
        await moveAnswerFile(tx, { from: other, to: id, fieldId, answer })
      }
      // Reads the row again, because its search text includes the names of the files moved to it.
      const [withFiles = kept] = await lockAnswers(tx, [id], IS_LIVE)
      await writeAnswers(tx, withFiles, Object.fromEntries(answers))
      const earlier = taken.map((one) => [one.fieldId, one.earlier] as const)
      await storeEarlierAnswers(tx, id, Object.fromEntries(earlier), actor, other)
    }
    await tx.execute(sql`
      update submissions set merged_into_id = ${id}, deleted_at = now(),
        deleted_by_id = ${actor.id}, updated_at = now() where id = ${other}`)
    await recordMerge(tx, 'submission.merged', id, other, actor)
  })
  return getSubmission(id)
}

const recordMerge = (
  tx: Executor,
  action: 'submission.merged' | 'submission.unmerged',
  kept: number,
  other: number,
  actor: StaffActor,
) =>
  recordSubmissionChange(tx, {
    action,
    actor,
    submissions: [kept, other],
    subject: `#${kept}`,
    detail: `#${other}`,
  })

interface Taken {
  ids: number[]
  fieldId: string
  earlier: Answer | null
}

/** Takes back copied answers, but not those that have been corrected since the merge. */
async function undoTaken(tx: Executor, kept: LockedAnswers, other: LockedAnswers): Promise<void> {
  const taken = await query<Taken>(
    tx,
    sql`select array_agg(id) as ids, field_id as "fieldId",
          (array_agg(earlier order by id))[1] as earlier
        from submission_corrections
        where submission_id = ${kept.id} and merged_from_id = ${other.id} group by field_id`,
  )
  const [mine, theirs] = [toStoredAnswers(kept.data), toStoredAnswers(other.data)]
  const arrived: Record<string, string> = {}
  for (const { fieldId } of taken) {
    const answer = theirs?.[fieldId]
    const link = mine?.[fieldId]
    const driveId = await moveAnswerFile(tx, { from: kept.id, to: other.id, fieldId, answer })
    // The file reached the drive while the records were merged, so the answer is now a link.
    if (driveId && typeof link === 'string' && link.includes(driveId)) arrived[fieldId] = link
  }
  const rows = await lockAnswers(tx, [kept.id, other.id], sql`true`)
  const [keeps, goes] = [kept, other].map((one) => rows.find(({ id }) => id === one.id) ?? one)
  if (goes && Object.keys(arrived).length > 0) await writeAnswers(tx, goes, arrived)
  const undone = taken.filter(
    ({ fieldId }) => fieldId in arrived || isSameAnswer(mine?.[fieldId], theirs?.[fieldId]),
  )
  if (!keeps || undone.length === 0) return
  const earlier = undone.map((one) => [one.fieldId, one.earlier] as const)
  await writeAnswers(tx, keeps, Object.fromEntries(earlier))
  await tx.execute(sql`
    delete from submission_corrections
    where id = any(${sql.param(undone.flatMap(({ ids }) => ids))}::int[])`)
}

export const unmergeSubmission = (
  id: number,
  other: number,
  actor: StaffActor,
): Promise<{ id: number }> =>
  transaction(async (tx) => {
    const isPair = sql`(id = ${id} or merged_into_id = ${id})`
    const rows = await lockAnswers(tx, [id, other], isPair)
    const kept = rows.find((row) => row.id === id)
    const goes = rows.find((row) => row.id === other && row.id !== id)
    if (!kept) throw new AppError('submission.not_found')
    if (!goes) throw new AppError('submission.not_merged')
    await undoTaken(tx, kept, goes)
    await tx.execute(sql`
      update submissions set merged_into_id = null, deleted_at = null, deleted_by_id = null,
        updated_at = now() where id = ${other}`)
    await resumeDeliveries(tx, [other])
    await recordMerge(tx, 'submission.unmerged', id, other, actor)
    return { id: other }
  })
