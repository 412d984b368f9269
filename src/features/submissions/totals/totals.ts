import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'

export interface AnswerCount {
  answer: string
  count: number
}

export interface FieldTotals {
  id: string
  label: string
  fieldType: FieldType
  /** Registrations; people, for a question that each person of a party answers. */
  given: number
  notGiven: number
  /** Also unused options; by year for dates, by province for places. Empty for other fields. */
  counts: AnswerCount[]
}

export interface FormTotals {
  formId: number
  form: string
  /** The number of matching registrations, without those in which everybody has cancelled. */
  total: number
  /** The number of people in matching registrations, without those who have cancelled. */
  people: number
  /** 0 when the filters ask for them: then `total` and `people` include them. */
  cancelled: number
  fields: FieldTotals[]
}

/** The most answers that are listed for one field; further ones are left out. */
export const MAX_ANSWERS = 300

const PROVINCE = /\b(provinces?|lalawigan|probinsi?ya)\b/i

/** Null when its answers are not counted. */
export function countingOf(field: { fieldType: FieldType; label: string }) {
  const { hasOptions, control } = FIELD_TYPE_TRAITS[field.fieldType]
  if (hasOptions || control === 'agreement') return 'choices'
  if (field.fieldType === 'date') return 'years'
  if (field.fieldType === 'province_town') return 'provinces'
  return field.fieldType === 'text' && PROVINCE.test(field.label) ? 'places' : null
}
