import type { FieldTypeTraits } from './field-type-traits'

/** Spec §3; the builder offers them in this order. */
export const SPECIFIED_TYPES = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'date',
  'file',
] as const

/** Under "More questions" in the builder. */
export const MORE_TYPES = ['number', 'time', 'radio', 'agreement'] as const

export const FIELD_TYPES = [...SPECIFIED_TYPES, ...MORE_TYPES] as const

export type FieldType = (typeof FIELD_TYPES)[number]

const TEXT: FieldTypeTraits = {
  label: 'Text',
  hasOptions: false,
  hasPlaceholder: true,
  besides: 'text',
  control: 'line',
  line: { type: 'text' },
  autoComplete: 'label',
  halfTyped: null,
  holds: 'words',
  canName: true,
  link: null,
  order: null,
  limits: [],
  cell: 'text',
}

/** A type whose answers are chosen or counted, not written. */
const CHOICE: FieldTypeTraits = { ...TEXT, autoComplete: null, holds: 'choice' }

/**
 * Everything that the code needs to know about a type, except how its answers are validated
 * (answer-rules.ts).
 */
export const FIELD_TYPE_TRAITS: Record<FieldType, FieldTypeTraits> = {
  text: TEXT,
  email: {
    ...TEXT,
    label: 'Email',
    besides: 'compact',
    line: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
    autoComplete: 'email',
    holds: 'address',
    link: 'email',
  },
  phone: {
    ...TEXT,
    label: 'Phone',
    besides: 'compact',
    line: { type: 'tel', inputMode: 'tel' },
    autoComplete: 'tel',
    holds: 'address',
    link: 'phone',
  },
  textarea: {
    ...TEXT,
    label: 'Long Text',
    besides: null,
    control: 'paragraphs',
    autoComplete: null,
    canName: false,
  },
  select: {
    ...CHOICE,
    label: 'Dropdown',
    hasOptions: true,
    besides: 'compact',
    control: 'choice',
  },
  checkbox: {
    ...CHOICE,
    label: 'Checkbox',
    hasOptions: true,
    hasPlaceholder: false,
    besides: null,
    control: 'choices',
    canName: false,
    limits: ['minChosen', 'maxChosen'],
  },
  date: {
    ...CHOICE,
    label: 'Date',
    hasPlaceholder: false,
    besides: 'compact',
    line: { type: 'date' },
    halfTyped: 'Please enter a valid date',
    canName: false,
    order: 'day',
    limits: ['min', 'max'],
    cell: 'date',
  },
  file: {
    ...TEXT,
    label: 'File Upload',
    hasPlaceholder: false,
    besides: null,
    control: 'file',
    autoComplete: null,
    holds: 'file',
    canName: false,
    cell: 'file',
  },
  number: {
    ...CHOICE,
    label: 'Number',
    besides: 'compact',
    line: { type: 'text', inputMode: 'decimal' },
    canName: false,
    order: 'number',
    limits: ['min', 'max', 'decimals', 'unit'],
    cell: 'number',
  },
  time: {
    ...CHOICE,
    label: 'Time',
    hasPlaceholder: false,
    besides: 'compact',
    line: { type: 'time' },
    halfTyped: 'Please enter a valid time',
    canName: false,
    order: 'time',
    limits: ['min', 'max'],
    cell: 'time',
  },
  radio: {
    ...CHOICE,
    label: 'Single Choice',
    hasOptions: true,
    hasPlaceholder: false,
    besides: null,
    control: 'radios',
    canName: false,
  },
  agreement: {
    ...CHOICE,
    label: 'Agreement',
    hasPlaceholder: false,
    besides: null,
    control: 'agreement',
    canName: false,
  },
}
