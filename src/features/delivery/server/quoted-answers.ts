import 'server-only'
import { LONE_CHECKBOX_VALUE } from '@/features/answers/answer-rules'
import { isStringList } from '@/features/answers/answer-shape'
import { type AnswerRow, type AnswerView, listAnswerRows } from '@/features/answers/answer-view'
import type { StoredAnswers } from '@/features/answers/schema'
import { asksName } from '@/features/forms/auto-complete'
import type { EventForm } from '@/features/forms/schema'
import { plainName, unlinked } from '@/lib/mail/unlinked'

export interface QuotedAnswer {
  label: string
  text: string
}

/** Stands for what a visitor wrote in words of their own. */
export const RECEIVED = '(received)'

interface Answered {
  form: Pick<EventForm, 'fields' | 'archivedFields'>
  data: NonNullable<StoredAnswers>
  /** Field id → the visitor's name for the file, which the drive's link does not tell. */
  fileNames: ReadonlyMap<string, string>
  /** Staff have seen the registration and asked for this message. */
  isByHand: boolean
}

function textOf(view: AnswerView, fileName: string | undefined): string {
  if (view.kind === 'text') return view.text
  if (view.kind === 'empty') return ''
  return fileName ?? (view.kind === 'file' ? (view.file?.name ?? view.note) : '')
}

const IS_DAY = /^\d{4}-\d\d-\d\d$/

/** The words of staff, or a day: the field may have taken anything before it became what it is. */
function isChoice(answer: unknown, options: readonly string[] | null): boolean {
  if (typeof answer === 'boolean') return true
  const offered = options?.length ? options : [LONE_CHECKBOX_VALUE]
  const chosen = typeof answer === 'string' ? [answer] : isStringList(answer) ? answer : []
  return chosen.length > 0 && chosen.every((one) => offered.includes(one) || IS_DAY.test(one))
}

/** Nobody knows yet whose mailbox it is: words that anybody could have put there stay out. */
function guarded({ form, data }: Answered, { fieldId, fieldType, label }: AnswerRow, text: string) {
  const field = [...form.fields, ...form.archivedFields].find(({ id }) => id === fieldId)
  if (fieldType === 'text' && asksName(label)) return plainName(text) || RECEIVED
  const isChosen = fieldType === 'select' || fieldType === 'checkbox' || fieldType === 'date'
  return isChosen && isChoice(data[fieldId], field?.options ?? null) ? text : RECEIVED
}

/**
 * What of the answers a confirmation repeats, in the form's order (decision 018): by itself only
 * names and choices, by hand everything, and never an address that can be clicked. What was left
 * empty is left out.
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
