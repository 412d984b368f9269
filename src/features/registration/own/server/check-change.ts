import 'server-only'
import { checkAnswers } from '@/features/answers/answer-check'
import { isFileAnswer } from '@/features/answers/answer-shape'
import type { Answer } from '@/features/answers/schema'
import { isEmailOrPhone } from '@/features/forms/field-types'
import { presentPublicForm } from '@/features/forms/present'
import { findReceiptField } from '@/features/forms/receipt'
import { translateField } from '@/features/forms/translations/translate'
import { isSameAnswer } from '@/features/submissions/records/server/corrections'
import { AppError } from '@/lib/errors'
import { wordsOf } from '@/lib/words/catalogue'
import { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { RULES_WORDS } from '@/lib/words/english/rules'
import type { OpenedLink } from './find'
import { changeableFields, listDifferences } from './present'

/**
 * Returns the names of the stored files by field id, so that a stored required file counts as
 * given.
 */
const filesIn = (answers: Readonly<Record<string, unknown>>, fileFields: readonly string[]) =>
  new Map(
    fileFields.flatMap((id) => {
      const answer = answers[id]
      if (answer === undefined || answer === null) return []
      return [[id, isFileAnswer(answer) ? answer.name : 'file'] as const]
    }),
  )

/**
 * Checks new answers by the rules of a registration. Returns the answers to store, without those to
 * questions that are no longer shown, and the id of the field with the registrant's email address,
 * or null.
 * @param raw all answers by field id; null for no answer
 * @throws AppError `submission.invalid` with a message per field, `submission.unknown_field`
 */
export function checkChangedAnswers(
  { row, language, asked }: OpenedLink,
  stored: Record<string, unknown>,
  raw: Record<string, unknown>,
) {
  const rules = wordsOf(language)?.rules ?? RULES_WORDS
  const translation = language ? row.translations?.[language] : undefined
  const isAsked = (id: string) => !asked || asked.includes(id)
  const fields = presentPublicForm(row).fields.map((field) => ({
    ...translateField(field, translation),
    // In a party only the first person must give an email address or phone number, and only that
    // person answers the questions that are asked once.
    isRequired: field.isRequired && isAsked(field.id) && !(asked && isEmailOrPhone(field)),
  }))
  const fileFields = fields.filter(({ fieldType }) => fieldType === 'file').map(({ id }) => id)
  const files = filesIn(stored, fileFields)
  const { answers, shown, errors } = checkAnswers(fields, raw, files, rules)
  if (Object.keys(errors).length > 0) throw new AppError('submission.invalid', { fields: errors })
  return { answers, contact: findReceiptField(shown.filter(({ id }) => isAsked(id)))?.id ?? null }
}

/** Returns the changed answers by field id; null for an answer that is removed. */
export function findChangedAnswers(
  own: OpenedLink,
  stored: Record<string, unknown>,
  answers: Record<string, Answer>,
): Record<string, Answer | null> {
  const ids = changeableFields(own).map(({ id }) => id)
  return Object.fromEntries(
    ids
      .filter((id) => !isSameAnswer(stored[id], answers[id]))
      .map((id) => [id, answers[id] ?? null] as const),
  )
}

export const joinedLabelsOf = ({ form }: OpenedLink, ids: readonly string[]) =>
  form.fields
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ')

export const ownWordsFor = ({ language }: OpenedLink) => wordsOf(language)?.own ?? OWN_PAGE_WORDS

export function conflictMessages(
  own: OpenedLink,
  stored: Record<string, unknown>,
  sent: Record<string, unknown>,
): Record<string, string> {
  const { isNow, youWrote, nothing } = ownWordsFor(own)
  return Object.fromEntries(
    listDifferences(own, stored, sent).map(({ fieldId, now, yours }) => [
      fieldId,
      `${isNow}: ${now ?? nothing}. ${youWrote}: ${yours ?? nothing}.`,
    ]),
  )
}

/**
 * For the row of a person after the first, returns the answers in it that the party gave once for
 * all. For other rows, returns an empty object.
 */
export const sharedAnswersIn = (
  { form, asked }: OpenedLink,
  stored: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    form.fields
      .filter(({ id, fieldType }) => asked && !asked.includes(id) && fieldType !== 'file')
      .flatMap(({ id }) => (stored[id] === undefined ? [] : [[id, stored[id]] as const])),
  )
