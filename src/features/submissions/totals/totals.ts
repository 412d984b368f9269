import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'

export interface AnswerCount {
  answer: string
  count: number
}

export interface FieldTotals {
  id: string
  label: string
  fieldType: FieldType
  /**
   * Registrations with an answer. For a question that each person of a party answers, `given`,
   * `notGiven` and `counts` count people instead.
   */
  given: number
  notGiven: number
  /**
   * One entry for each option, used or not, and each other answer; or for each year, province or
   * place. At most `MAX_LISTED_ANSWERS`. Empty when `countingMethodOf` returns null.
   */
  counts: AnswerCount[]
}

export interface FormTotals {
  formId: number
  form: string
  /** The number of matching registrations, without those that have been cancelled as a whole. */
  total: number
  /** The number of people in matching registrations, without those who have cancelled. */
  people: number
  /**
   * The number of people who have cancelled; 0 when the counts above include them, because a filter
   * asks for them.
   */
  cancelled: number
  fields: FieldTotals[]
}

export const MAX_LISTED_ANSWERS = 300

const PROVINCE = /\b(provinces?|lalawigan|probinsi?ya)\b/i

/**
 * Returns how the answers to a field are grouped for counting. Null when only given and missing
 * answers are counted.
 */
export function countingMethodOf(field: { fieldType: FieldType; label: string }) {
  const { hasOptions, control } = FIELD_TYPE_TRAITS[field.fieldType]
  if (hasOptions || control === 'agreement') return 'choices'
  if (field.fieldType === 'date') return 'years'
  if (field.fieldType === 'province_town') return 'provinces'
  return field.fieldType === 'text' && PROVINCE.test(field.label) ? 'places' : null
}
