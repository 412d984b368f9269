import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordSubmissionChange } from '@/lib/audit/record'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { writeAssignee } from '../../assignment/server/assignments'
import type { Submission, SubmissionNote, UpdateSubmissionInput } from '../../schema'
import { getSubmission } from '../../server/data'
import { idsWithMergedSql } from '../../server/rows'
import { writeStatuses } from '../../status/server/statuses'

export async function updateSubmission(
  id: number,
  { status, was, assigneeId }: UpdateSubmissionInput,
  actor: StaffActor,
): Promise<Submission> {
  await getSubmission(id)
  await transaction(async (tx) => {
    if (assigneeId !== undefined)
      await writeAssignee(tx, sql`id = ${id} and ${IS_LIVE}`, assigneeId, actor)
    if (status) await writeStatuses(tx, [{ id, status, was }], actor)
  })
  return getSubmission(id)
}

const NOTE_COLUMNS = sql`id, author_name as "authorName", text, created_at as "createdAt"`

/**
 * Returns the notes on this submission and on those merged into it, oldest first. Throws
 * `submission.not_found`.
 */
export async function listNotes(id: number): Promise<SubmissionNote[]> {
  const submission = await getSubmission(id)
  return fetchRows<SubmissionNote>(sql`
    select ${NOTE_COLUMNS} from submission_notes
    where submission_id in ${idsWithMergedSql(sql`${submission.id}::int`)} order by id`)
}

export async function addNote(
  id: number,
  text: string,
  actor: StaffActor,
): Promise<SubmissionNote> {
  const submission = await getSubmission(id)
  return transaction(async (tx) => {
    const [note] = await query<SubmissionNote>(
      tx,
      sql`insert into submission_notes (submission_id, author_name, text)
          values (${submission.id}, ${actor.name}, ${text}) returning ${NOTE_COLUMNS}`,
    )
    if (!note) throw new Error('The note was not stored')
    await recordSubmissionChange(tx, {
      action: 'submission.noted',
      actor,
      submissions: [submission.id],
    })
    return note
  })
}
