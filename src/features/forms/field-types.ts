import { CHOICE_TRAITS, type FieldTypeTraits, TEXT_TRAITS } from './field-type-traits'
import { MORE_FIELD_TYPE_TRAITS, MORE_FIELD_TYPES } from './more-types'
import { ANSWER_ORDERS } from './orders'

/** The field types of Spec §3, in the order in which the builder lists them. */
export const SPECIFIED_FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'date',
  'file',
] as const

export const FIELD_TYPES = [...SPECIFIED_FIELD_TYPES, ...MORE_FIELD_TYPES] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/**
 * The properties of each field type, except its validation (answer-rules.ts) and its icon
 * (field-type-icons.ts).
 */
export const FIELD_TYPE_TRAITS: Record<FieldType, FieldTypeTraits> = {
  text: TEXT_TRAITS,
  email: {
    ...TEXT_TRAITS,
    label: 'Email',
    besides: 'compact',
    line: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
    autoComplete: 'email',
    holds: 'address',
    link: 'email',
  },
  phone: {
    ...TEXT_TRAITS,
    label: 'Phone',
    besides: 'compact',
    line: { type: 'tel', inputMode: 'tel' },
    autoComplete: 'tel',
    holds: 'address',
    link: 'phone',
  },
  textarea: {
    ...TEXT_TRAITS,
    label: 'Long Text',
    besides: null,
    control: 'paragraphs',
    autoComplete: null,
    canName: false,
  },
  select: {
    ...CHOICE_TRAITS,
    label: 'Dropdown',
    hasOptions: true,
    besides: 'compact',
    control: 'choice',
    limits: ['hasOther'],
  },
  checkbox: {
    ...CHOICE_TRAITS,
    label: 'Checkbox',
    hasOptions: true,
    hasPlaceholder: false,
    besides: null,
    control: 'choices',
    canName: false,
    limits: ['hasOther', 'minChosen', 'maxChosen'],
  },
  date: {
    ...CHOICE_TRAITS,
    label: 'Date',
    hasPlaceholder: false,
    besides: 'compact',
    line: { type: 'date' },
    halfTyped: 'day',
    canName: false,
    order: 'day',
    limits: ['min', 'max'],
    cell: 'date',
  },
  file: {
    ...TEXT_TRAITS,
    label: 'File Upload',
    hasPlaceholder: false,
    besides: null,
    control: 'file',
    autoComplete: null,
    holds: 'file',
    canName: false,
    cell: 'file',
  },
  ...MORE_FIELD_TYPE_TRAITS,
}

/** True for a field with an answer. False for types that only structure or explain the form. */
export const isQuestion = ({ fieldType }: { fieldType: FieldType }): boolean =>
  FIELD_TYPE_TRAITS[fieldType].holds !== 'nothing'

export const isEmailOrPhone = ({ fieldType }: { fieldType: FieldType }): boolean =>
  FIELD_TYPE_TRAITS[fieldType].holds === 'address'

/** Returns the answer as a value that `<` can compare; null for one that cannot be compared. */
export function comparableValue(fieldType: FieldType, answer: unknown): string | number | null {
  const { order } = FIELD_TYPE_TRAITS[fieldType]
  return order && typeof answer === 'string' ? ANSWER_ORDERS[order].comparable(answer) : null
}
