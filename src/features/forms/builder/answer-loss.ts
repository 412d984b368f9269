import { quotedFieldName } from '../field-properties'
import { FIELD_TYPE_TRAITS, type FieldType } from '../field-types'
import type { DraftField } from './draft-fields'

/** How many registrations answer each field, by field id; fields without answers are absent. */
export type AnswerCounts = Record<string, number>

/** A change that staff must confirm when registrations have answers to the field. */
export type FieldLoss =
  | { kind: 'remove'; field: DraftField; position: number }
  | { kind: 'retype'; field: DraftField; fieldType: FieldType }

export const countAnswersOf = ({ id }: Pick<DraftField, 'id'>, counts: AnswerCounts | undefined) =>
  (id !== undefined && counts?.[id]) || 0

export function lossQuestion(loss: FieldLoss, answers: number) {
  const there = `${answers.toLocaleString('en-PH')} ${answers === 1 ? 'answer exists' : 'answers exist'} for ${quotedFieldName(loss.field)}.`
  if (loss.kind === 'remove') {
    return {
      title: 'Remove this field?',
      text: `${there} The field keeps its label and its answers in old registrations and exports; new visitors are no longer asked.`,
      confirm: 'Remove field',
      keep: 'Keep field',
    }
  }
  const type = FIELD_TYPE_TRAITS[loss.fieldType].label
  return {
    title: `Change the type to ${type}?`,
    text: `${there} They stay as they were given, under the field’s label, in old registrations and exports; only new answers follow the new type.`,
    confirm: 'Change type',
    keep: 'Keep type',
  }
}
