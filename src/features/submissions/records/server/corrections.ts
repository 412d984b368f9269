import 'server-only'
import { checkAnswers } from '@/features/answers/answer-check'
import { isFileAnswer, toStoredAnswers } from '@/features/answers/answer-shape'
import type { Answer } from '@/features/answers/schema'
import { findHiddenFieldIds } from '@/features/forms/conditions/show-when'
import { isQuestion } from '@/features/forms/field-types'
import type { EventForm, FormField } from '@/features/forms/schema'
import { getForm } from '@/features/forms/server/data'
import type { StaffActor } from '@/lib/access'
import { recordSubmissionChange } from '@/lib/audit/record'
import { type Executor, fetchRows, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import type { Submission } from '../../schema'
import { getSubmission } from '../../server/data'
import type { Correction, CorrectionInput } from '../corrections'
import { type LockedAnswers, lockAnswers, writeAnswers } from './stored-answers'

/**
 * Returns the field with this id. A removed field is returned as optional. Throws
 * `submission.unknown_field`.
 */
export function findCorrectableField(form: EventForm, fieldId: string): FormField {
  const removed = form.archivedFields.map((field) => ({ ...field, isRequired: false }))
  const field = [...form.fields, ...removed].find(({ id }) => id === fieldId)
  if (!field || !isQuestion(field)) throw new AppError('submission.unknown_field')
  return field
}

function checked(
  form: EventForm,
  { data }: Pick<Submission, 'data'>,
  { fieldId, answer }: CorrectionInput,
) {
  // A required field that other answers hide may be left empty. It can still be corrected.
  const hidden = findHiddenFieldIds(form.fields, { ...data, [fieldId]: answer })
  const found = { ...findCorrectableField(form, fieldId), showWhen: undefined }
  const field = hidden.has(fieldId) ? { ...found, isRequired: false } : found
  if (field.fieldType === 'file' && answer !== null) throw new AppError('submission.file_answer')
  const { answers, errors } = checkAnswers([field], { [fieldId]: answer }, new Map())
  if (errors[fieldId]) throw new AppError('submission.invalid', { fields: errors })
  return { label: field.label, stored: answers[fieldId] ?? null }
}

export const isSameAnswer = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

export const REGISTRANT_AS_AUTHOR = { name: 'the registrant', isOwn: true } as const

export const storeEarlierAnswers = (
  tx: Executor,
  submissionId: number,
  earlier: Readonly<Record<string, unknown>>,
  author: Pick<StaffActor, 'name'> & { isOwn?: boolean },
  mergedFrom: number | null = null,
) =>
  tx.execute(sql`
    insert into submission_corrections
      (submission_id, field_id, earlier, author_name, is_own, merged_from_id)
    select ${submissionId}, one.key, nullif(one.value, 'null'), ${author.name},
      ${author.isOwn === true}, ${mergedFrom}::int
    from jsonb_each(${JSON.stringify(earlier)}::jsonb) one`)

/**
 * True when the stored answer `earlier` is still `was`. A file that was moved to Google Drive in
 * the meantime counts as unchanged.
 */
const isStill = ({ arrived }: LockedAnswers, fieldId: string, earlier: unknown, was: unknown) =>
  isSameAnswer(earlier, was) ||
  (isFileAnswer(was) &&
    typeof earlier === 'string' &&
    arrived.some((file) => file.fieldId === fieldId && file.id === was.fileId))

interface Change {
  fieldId: string
  label: string
  was: unknown
  stored: Answer | null
}

/**
 * Replaces an answer and keeps the earlier one in the history. `add` runs in the same transaction,
 * before the answer is replaced. Throws `submission.not_found`, `submission.unreadable`,
 * `submission.answer_changed`.
 */
export const setAnswer = (
  id: number,
  { fieldId, label, was, stored }: Change,
  actor: StaffActor,
  add?: (tx: Executor) => Promise<void>,
): Promise<void> =>
  transaction(async (tx) => {
    const [row] = await lockAnswers(tx, [id], IS_LIVE)
    if (!row) throw new AppError('submission.not_found')
    const answers = toStoredAnswers(row.data)
    if (answers === null) throw new AppError('submission.unreadable')
    const earlier = answers[fieldId] ?? null
    if (isSameAnswer(earlier, stored)) return
    if (!isStill(row, fieldId, earlier, was)) throw new AppError('submission.answer_changed')
    await add?.(tx)
    await writeAnswers(tx, row, { [fieldId]: stored })
    await storeEarlierAnswers(tx, id, { [fieldId]: earlier }, actor)
    await recordSubmissionChange(tx, {
      action: 'submission.corrected',
      actor,
      submissions: [id],
      detail: label,
    })
  })

/**
 * Corrects an answer. A file can only be removed here, not replaced. Throws `submission.not_found`,
 * `submission.unknown_field`, `submission.invalid`, `submission.file_answer`,
 * `submission.unreadable`, `submission.answer_changed`.
 */
export async function correctAnswer(
  id: number,
  { fieldId, was, answer }: CorrectionInput,
  actor: StaffActor,
): Promise<Submission> {
  const submission = await getSubmission(id)
  const form = await getForm(submission.formId)
  const { label, stored } = checked(form, submission, { fieldId, was, answer })
  await setAnswer(id, { fieldId, label, was, stored }, actor)
  return getSubmission(id)
}

export async function listCorrections(id: number): Promise<Correction[]> {
  const submission = await getSubmission(id)
  return fetchRows<Correction>(sql`
    select id, field_id as "fieldId", earlier, author_name as "authorName",
      merged_from_id::int as "mergedFrom", created_at as "createdAt"
    from submission_corrections where submission_id = ${submission.id} order by id desc`)
}
