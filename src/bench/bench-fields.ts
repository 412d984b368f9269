import type { FieldChange } from '@/features/forms/field-input'

const FIELDS = [
  { label: 'Full name', fieldType: 'text' },
  { label: 'Email', fieldType: 'email' },
  { label: 'Phone', fieldType: 'phone' },
  { label: 'Province', fieldType: 'text' },
  { label: 'Sessions', fieldType: 'checkbox', options: ['Morning', 'Evening'] },
  { label: 'Prayer request', fieldType: 'textarea' },
] as const

const toField = (field: (typeof FIELDS)[number]): FieldChange => ({
  placeholder: null,
  helpText: null,
  isRequired: false,
  ...field,
  options: 'options' in field ? [...field.options] : null,
})

/** Of the form that is measured: every kind of answer but a file. */
export const BENCH_FIELDS: FieldChange[] = FIELDS.map(toField)
