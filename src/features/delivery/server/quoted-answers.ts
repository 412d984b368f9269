import 'server-only'
import { ANSWER_RULES } from '@/features/answers/answer-rules'
import { isStringList } from '@/features/answers/answer-shape'
import { type AnswerRow, type AnswerView, listAnswerRows } from '@/features/answers/answer-view'
import type { StoredAnswers } from '@/features/answers/schema'
import { asksForName } from '@/features/forms/auto-complete'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import type { EventForm, FormField } from '@/features/forms/schema'
import { translateField } from '@/features/forms/translations/translate'
import { nameWithoutLinks, withoutClickableLinks } from '@/lib/mail/unlinked'
import { MAIL_WORDS } from '@/lib/words/english/mail'
import { type ReceiptLanguage, translateAnswer } from './receipt-language'

export interface QuotedAnswer {
  label: string
  text: string
}

interface Answered {
  form: Pick<EventForm, 'fields' | 'archivedFields'>
  data: NonNullable<StoredAnswers>
  /** The visitors' file names by field id, because links to the drive do not contain them. */
  fileNames: ReadonlyMap<string, string>
  /** True when staff asked for this message. Free text is then repeated too. */
  isByHand: boolean
  language: ReceiptLanguage | null
}

function textOf(view: AnswerView, fileName: string | undefined): string {
  if (view.kind === 'text') return view.text
  if (view.kind === 'empty') return ''
  return fileName ?? (view.kind === 'file' ? (view.file?.name ?? view.note) : '')
}

/**
 * True when the answer chooses options of the field. The answer is checked against the field's
 * current type, because the type may have changed since the answer was given.
 */
function isChoice(answer: unknown, fieldType: FieldType, options: string[] | null): boolean {
  if (FIELD_TYPE_TRAITS[fieldType].holds !== 'choice') return false
  if (typeof answer === 'boolean') return true
  const isReadable = typeof answer === 'string' || isStringList(answer)
  return isReadable && ANSWER_RULES[fieldType].strict(answer, { options }) === null
}

/**
 * Replaces free text, because the mailbox may not belong to the person who typed it. Names stay;
 * the English label decides whether a field asks for a name.
 */
function guarded(
  { data, language }: Answered,
  { fieldId, fieldType, label }: AnswerRow,
  field: FormField | undefined,
  text: string,
) {
  const { freeText } = language?.words.mail ?? MAIL_WORDS
  if (fieldType === 'text' && asksForName(label)) return nameWithoutLinks(text) || freeText
  const isChosen = fieldType && isChoice(data[fieldId], fieldType, field?.options ?? null)
  return isChosen ? text : freeText
}

/**
 * Returns the answers that a confirmation repeats (decision 018), without empty ones. Free text
 * other than names is repeated only when staff asked for the message, and links in it are made
 * unclickable.
 */
export function quoteAnswers(answered: Answered): QuotedAnswer[] {
  const { form, data, fileNames, isByHand, language } = answered
  const fields = new Map([...form.fields, ...form.archivedFields].map((one) => [one.id, one]))
  return listAnswerRows(data, form).flatMap((row) => {
    const english = textOf(row.view, fileNames.get(row.fieldId))
    if (english === '') return []
    const field = fields.get(row.fieldId)
    const shown = field && translateField(field, language?.translation)
    const text =
      language && field ? translateAnswer(language, field, data[row.fieldId], english) : english
    return [
      {
        label: shown?.label ?? row.label,
        text: isByHand ? withoutClickableLinks(text) : guarded(answered, row, field, text),
      },
    ]
  })
}
