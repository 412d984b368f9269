import { CHOICE_TRAITS, type FieldTypeTraits, TEXT_TRAITS } from './field-type-traits'

/** Field types beyond those of Spec §3; the builder lists them under "More questions". */
export const MORE_FIELD_TYPES = [
  'number',
  'time',
  'radio',
  'agreement',
  'province_town',
  'section',
  'text_block',
] as const

const SILENT: FieldTypeTraits = {
  ...CHOICE_TRAITS,
  hasPlaceholder: false,
  besides: null,
  holds: 'nothing',
  canName: false,
}

export const MORE_FIELD_TYPE_TRAITS: Record<(typeof MORE_FIELD_TYPES)[number], FieldTypeTraits> = {
  number: {
    ...CHOICE_TRAITS,
    label: 'Number',
    besides: 'compact',
    line: { type: 'text', inputMode: 'decimal' },
    canName: false,
    order: 'number',
    limits: ['min', 'max', 'decimals', 'unit'],
    cell: 'number',
  },
  time: {
    ...CHOICE_TRAITS,
    label: 'Time',
    hasPlaceholder: false,
    besides: 'compact',
    line: { type: 'time' },
    halfTyped: 'time',
    canName: false,
    order: 'time',
    limits: ['min', 'max'],
    cell: 'time',
  },
  radio: {
    ...CHOICE_TRAITS,
    label: 'Single Choice',
    hasOptions: true,
    hasPlaceholder: false,
    besides: null,
    control: 'radios',
    limits: ['hasOther'],
    canName: false,
  },
  agreement: {
    ...CHOICE_TRAITS,
    label: 'Agreement',
    hasPlaceholder: false,
    besides: null,
    control: 'agreement',
    canName: false,
  },
  province_town: {
    ...TEXT_TRAITS,
    label: 'Province and Town',
    hasPlaceholder: false,
    besides: null,
    control: 'place',
    autoComplete: null,
    canName: false,
  },
  section: { ...SILENT, label: 'Section', control: 'heading' },
  text_block: { ...SILENT, label: 'Text without an answer', control: 'note' },
}
