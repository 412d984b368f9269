import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'

/** How many of the matching registrations, or of their people, gave one answer. */
export interface AnswerCount {
  answer: string
  count: number
}

export interface FieldTotals {
  id: string
  label: string
  fieldType: FieldType
  /**
   * The number of registrations with an answer, and in `notGiven` without one. For a question that
   * each person of a party answers, the numbers of people.
   */
  given: number
  notGiven: number
  /**
   * For a choice or agreement, its options, also unused ones, and other answers that somebody
   * gave. For a date, its years. For a province and town, the provinces. For a text whose label
   * asks for a province, the texts, ignoring case. Empty for other fields.
   */
  counts: AnswerCount[]
}

/** `GET /api/admin/submissions/totals/{formId}`. */
export interface FormTotals {
  formId: number
  form: string
  /** The number of matching registrations, without those in which everybody has cancelled. */
  total: number
  /** The number of people in matching registrations, without those who have cancelled. */
  people: number
  /**
   * The number of people who have cancelled and are not counted. 0 when the filters ask for them:
   * then `total` and `people` include them.
   */
  cancelled: number
  fields: FieldTotals[]
}

/** The most answers that are listed for one field; further ones are left out. */
export const MAX_ANSWERS = 300

const PROVINCE = /\b(provinces?|lalawigan|probinsi?ya)\b/i

/**
 * How a field's answers are counted: as they are, by year, by province, as texts without case, or
 * not at all (null).
 */
export function countingOf(field: { fieldType: FieldType; label: string }) {
  const { hasOptions, control } = FIELD_TYPE_TRAITS[field.fieldType]
  if (hasOptions || control === 'agreement') return 'choices'
  if (field.fieldType === 'date') return 'years'
  if (field.fieldType === 'province_town') return 'provinces'
  return field.fieldType === 'text' && PROVINCE.test(field.label) ? 'places' : null
}
