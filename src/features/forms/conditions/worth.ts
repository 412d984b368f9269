import { FIELD_TYPE_TRAITS, type FieldType } from '../field-types'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Returns what an answer is compared by in a rule such as "at least"; null for an answer, or a type
 * of field, that cannot be compared. Days in ISO 8601 are ordered as text.
 */
export function worthOf(type: FieldType, answer: unknown): string | null {
  if (!FIELD_TYPE_TRAITS[type].isOrdered || typeof answer !== 'string') return null
  return DAY.test(answer) && !Number.isNaN(Date.parse(answer)) ? answer : null
}
