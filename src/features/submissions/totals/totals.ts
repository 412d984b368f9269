import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'

/** How many of the matching registrations gave one answer. */
export interface AnswerCount {
  answer: string
  count: number
}

export interface FieldTotals {
  id: string
  label: string
  fieldType: FieldType
  /** How many have an answer; the others are `notGiven`. */
  given: number
  notGiven: number
  /**
   * For a choice every option, unused and removed ones included; for a date its years; for a text
   * that asks for a province the provinces, ignoring case. Empty for other fields.
   */
  counts: AnswerCount[]
}

/** `GET /api/admin/submissions/totals/{formId}`. */
export interface FormTotals {
  formId: number
  form: string
  /** The number of matching registrations; somebody of each comes. */
  total: number
  /** The number of people in them. */
  people: number
  /** The number of people who have cancelled and are not counted, unless the filters ask for them. */
  cancelled: number
  fields: FieldTotals[]
}

/** The most different answers of one field; the rarest ones are left out. */
export const MAX_ANSWERS = 300

const PROVINCE = /\b(provinces?|lalawigan|probinsi?ya)\b/i

/** How a field's answers are counted: not at all, as they are, by year, or without case. */
export function countingOf(field: { fieldType: FieldType; label: string }) {
  const { hasOptions, control } = FIELD_TYPE_TRAITS[field.fieldType]
  if (hasOptions || control === 'agreement') return 'choices'
  if (field.fieldType === 'date') return 'years'
  if (field.fieldType === 'province_town') return 'provinces'
  return field.fieldType === 'text' && PROVINCE.test(field.label) ? 'places' : null
}
