import 'server-only'
import { ANSWER_RULES } from '@/features/answers/answer-rules'
import { isStringList } from '@/features/answers/answer-shape'
import { type AnswerRow, type AnswerView, listAnswerRows } from '@/features/answers/answer-view'
import type { StoredAnswers } from '@/features/answers/schema'
import { asksName } from '@/features/forms/auto-complete'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import { plainName, unlinked } from '@/lib/mail/unlinked'

export interface QuotedAnswer {
  label: string
  text: string
}

/** Shown in place of a visitor's free text. */
export const FREE_TEXT_PLACEHOLDER = '(received)'

interface Answered {
  form: Pick<EventForm, 'fields' | 'archivedFields'>
  data: NonNullable<StoredAnswers>
  /** Field id → the visitor's file name, which the drive's link does not contain. */
  fileNames: ReadonlyMap<string, string>
  /** True when staff have seen the registration and asked for this message. */
  isByHand: boolean
}

function textOf(view: AnswerView, fileName: string | undefined): string {
  if (view.kind === 'text') return view.text
  if (view.kind === 'empty') return ''
  return fileName ?? (view.kind === 'file' ? (view.file?.name ?? view.note) : '')
}

/**
 * Checked by the strict rule of its type, because the field may have had another type when it was
 * answered.
 */
function isChoice(answer: unknown, fieldType: FieldType, options: string[] | null): boolean {
  if (FIELD_TYPE_TRAITS[fieldType].holds !== 'choice') return false
  if (typeof answer === 'boolean') return true
  const isReadable = typeof answer === 'string' || isStringList(answer)
  return isReadable && ANSWER_RULES[fieldType].strict(answer, { options }) === null
}

/**
 * Replaces free text, because the mailbox may belong to somebody other than the person who typed
 * it.
 */
function guarded({ form, data }: Answered, { fieldId, fieldType, label }: AnswerRow, text: string) {
  const field = [...form.fields, ...form.archivedFields].find(({ id }) => id === fieldId)
  if (fieldType === 'text' && asksName(label)) return plainName(text) || FREE_TEXT_PLACEHOLDER
  const isChosen = fieldType && isChoice(data[fieldId], fieldType, field?.options ?? null)
  return isChosen ? text : FREE_TEXT_PLACEHOLDER
}

/**
 * Returns the answers that a confirmation repeats, in the form's order (decision 018): names and
 * choices only, unless staff asked for the message, and never a clickable address. Empty ones are
 * left out.
 */
export function quoteAnswers(answered: Answered): QuotedAnswer[] {
  const { form, data, fileNames, isByHand } = answered
  return listAnswerRows(data, form).flatMap((row) => {
    const text = textOf(row.view, fileNames.get(row.fieldId))
    if (text === '') return []
    const { label } = row
    return [{ label, text: isByHand ? unlinked(text) : guarded(answered, row, text) }]
  })
}
