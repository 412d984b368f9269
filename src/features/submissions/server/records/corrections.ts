import 'server-only'
import { checkAnswers } from '@/features/answers/answer-check'
import { readAnswers } from '@/features/answers/answer-shape'
import type { EventForm } from '@/features/forms/schema'
import { getForm } from '@/features/forms/server/data'
import { recordAudit } from '@/lib/audit/record'
import { db, type Executor, query, sql, transaction } from '@/lib/database/db'
import { LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { tellChange } from '@/lib/feed/tell'
import type { StaffActor } from '@/lib/http/actor'
import type { Correction, CorrectionInput } from '../../records/corrections'
import type { Submission } from '../../schema'
import { getSubmission } from '../data'
import { lockAnswers, writeAnswers } from './stored-answers'

/**
 * The answer as it is stored, checked as the form checks it; null for a blank one. What was asked by a
 * field that is removed need not be answered any more.
 * @throws AppError `submission.unknown_field`, `submission.file_answer`, `submission.invalid`
 */
function checked(form: EventForm, fieldId: string, answer: CorrectionInput['answer']) {
  const removed = form.archivedFields.map((field) => ({ ...field, isRequired: false }))
  const field = [...form.fields, ...removed].find(({ id }) => id === fieldId)
  if (!field) throw new AppError('submission.unknown_field')
  if (field.fieldType === 'file') throw new AppError('submission.file_answer')
  const { answers, errors } = checkAnswers([field], { [fieldId]: answer }, new Map())
  if (errors[fieldId]) throw new AppError('submission.invalid', { fields: errors })
  return { label: field.label, stored: answers[fieldId] ?? null }
}

/** Two answers as they are stored; null and none are the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Keeps what an answer was, and by whom it was changed. `mergedFrom` is where the new one is from. */
export const keepEarlier = (
  tx: Executor,
  submissionId: number,
  earlier: Readonly<Record<string, unknown>>,
  actor: StaffActor,
  mergedFrom: number | null = null,
) =>
  tx.execute(sql`
    insert into submission_corrections
      (submission_id, field_id, earlier, author_name, merged_from_id)
    select ${submissionId}, one.key, nullif(one.value, 'null'), ${actor.name}, ${mergedFrom}::int
    from jsonb_each(${JSON.stringify(earlier)}::jsonb) one`)

/**
 * Sets one answer right by the rules of its field; the earlier one stays in the history.
 * @throws AppError `submission.not_found`, `submission.answer_changed` when it is not `was` any more,
 *   `submission.unreadable`, and as `checked`
 */
export async function correctAnswer(
  id: number | null,
  { fieldId, was, answer }: CorrectionInput,
  actor: StaffActor,
): Promise<Submission> {
  const { id: known, formId } = await getSubmission(id)
  const { label, stored } = checked(await getForm(formId), fieldId, answer)
  await transaction(async (tx) => {
    const [row] = await lockAnswers(tx, [known], LIVE)
    if (!row) throw new AppError('submission.not_found')
    const answers = readAnswers(row.data)
    if (answers === null) throw new AppError('submission.unreadable')
    const earlier = answers[fieldId] ?? null
    if (isSame(earlier, stored)) return
    if (!isSame(earlier, was)) throw new AppError('submission.answer_changed')
    await writeAnswers(tx, row, { [fieldId]: stored })
    await keepEarlier(tx, known, { [fieldId]: earlier }, actor)
    await tellChange(tx, { changed: [known] })
    const entry = { action: 'submission.corrected', submissions: [known], detail: label } as const
    await recordAudit({ ...entry, actor }, tx)
  })
  return getSubmission(known)
}

/** What answers were before, the latest first. @throws AppError `submission.not_found` */
export async function listCorrections(id: number | null): Promise<Correction[]> {
  const submission = await getSubmission(id)
  const rows = await query<Correction>(
    await db(),
    sql`select id, field_id as "fieldId", earlier, author_name as "authorName",
          merged_from_id::int as "mergedFrom", created_at as "createdAt"
        from submission_corrections where submission_id = ${submission.id} order by id desc`,
  )
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
}
