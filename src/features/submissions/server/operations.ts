import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { db, type Executor, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import type { StatusChange, Submission, SubmissionNote, UpdateSubmissionInput } from '../schema'
import { getSubmission } from './data'

/** Spec §4: any status from any other. Returns false when there is no such submission. */
async function writeStatus(tx: Executor, { id, status }: StatusChange): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update submissions set status = ${status}::enum_submissions_status, updated_at = now()
    where id = ${id} and suspected_at is null`)
  return rowCount === 1
}

async function writeAssignee(tx: Executor, id: number, assigneeId: number | null): Promise<string> {
  const [assignee] = await query<{ name: string }>(
    tx,
    sql`select name from admin_users where id = ${assigneeId} and status = 'active'`,
  )
  if (assigneeId !== null && !assignee) throw new AppError('user.not_found')
  await tx.execute(sql`
    update submissions set assignee_id = ${assigneeId}, updated_at = now() where id = ${id}`)
  return assignee?.name ?? 'nobody'
}

/** Changes a submission's status or who looks after it. @throws AppError `submission.not_found` */
export async function updateSubmission(
  id: number | null,
  { status, assigneeId }: UpdateSubmissionInput,
  actor: StaffActor,
): Promise<Submission> {
  const { id: known } = await getSubmission(id)
  const subject = `#${known}`
  await transaction(async (tx) => {
    if (status) {
      await writeStatus(tx, { id: known, status })
      await recordAudit({ action: 'submission.status_changed', actor, subject, detail: status }, tx)
    }
    if (assigneeId !== undefined) {
      const detail = await writeAssignee(tx, known, assigneeId)
      await recordAudit({ action: 'submission.assigned', actor, subject, detail }, tx)
    }
  })
  return getSubmission(known)
}

/** Many statuses at once: all or, when one of them is unknown, none. */
export function changeStatuses(changes: readonly StatusChange[], actor: StaffActor): Promise<void> {
  return transaction(async (tx) => {
    for (const change of changes) {
      if (!(await writeStatus(tx, change))) throw new AppError('submission.not_found')
    }
    const subject = changes.length === 1 ? `#${changes[0]?.id}` : `${changes.length} submissions`
    const detail = [...new Set(changes.map(({ status }) => status))].join(', ')
    await recordAudit({ action: 'submission.status_changed', actor, subject, detail }, tx)
  })
}

const NOTE_COLUMNS = sql`id, author_name as "authorName", text, created_at as "createdAt"`

const presentNote = (note: SubmissionNote): SubmissionNote => ({
  ...note,
  createdAt: new Date(note.createdAt).toISOString(),
})

/** Oldest first, as they were written. @throws AppError `submission.not_found` */
export async function listNotes(id: number | null): Promise<SubmissionNote[]> {
  const submission = await getSubmission(id)
  const rows = await query<SubmissionNote>(
    await db(),
    sql`select ${NOTE_COLUMNS} from submission_notes
        where submission_id = ${submission.id} order by id`,
  )
  return rows.map(presentNote)
}

/** @throws AppError `submission.not_found` */
export async function addNote(
  id: number | null,
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
    await recordAudit({ action: 'submission.noted', actor, subject: `#${submission.id}` }, tx)
    return presentNote(note)
  })
}
