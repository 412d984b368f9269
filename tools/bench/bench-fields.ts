import { NO_ANSWER_LIMITS } from '@/features/forms/answer-limits'
import type { ParsedFieldInput } from '@/features/forms/field-input'

type Asked = Pick<ParsedFieldInput, 'label' | 'fieldType'> & { options?: readonly string[] }

const FIELDS: readonly Asked[] = [
  { label: 'Full name', fieldType: 'text' },
  { label: 'Email', fieldType: 'email' },
  { label: 'Phone', fieldType: 'phone' },
  { label: 'Province', fieldType: 'text' },
  { label: 'Sessions', fieldType: 'checkbox', options: ['Morning', 'Evening'] },
  { label: 'Prayer request', fieldType: 'textarea' },
]

const toField = (field: Asked): ParsedFieldInput => ({
  placeholder: null,
  helpText: null,
  showWhen: null,
  ...NO_ANSWER_LIMITS,
  isRequired: false,
  isSensitive: false,
  ...field,
  options: field.options ? [...field.options] : null,
})

export const BENCH_FIELDS: ParsedFieldInput[] = FIELDS.map(toField)

export const EXPORT_BENCH_FIELDS: ParsedFieldInput[] = [
  ...BENCH_FIELDS,
  toField({ label: 'Church', fieldType: 'text' }),
  toField({ label: 'Birthday', fieldType: 'date' }),
]

const SHIRTS = ['S', 'M', 'L', 'XL']
const TEAMS = ['Sound and lights', 'None']

export const FILTER_BENCH_FIELDS: ParsedFieldInput[] = [
  ...EXPORT_BENCH_FIELDS,
  toField({ label: 'T-shirt', fieldType: 'select', options: SHIRTS }),
  toField({ label: 'Team', fieldType: 'radio', options: TEAMS }),
  toField({ label: 'Home', fieldType: 'province_town' }),
]
