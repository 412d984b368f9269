import type { FieldType } from '@/features/forms/field-types'
import type { FieldDraft } from './api/forms'

export interface Sample<Label extends string = string> {
  label: Label
  field: FieldDraft
  answer: string | string[]
  /** The answer in a spreadsheet, where it is not the answer's text. */
  cell?: string | Date
}

export const sample = <Label extends string>(parts: Sample<Label>) => parts

/** One field of each type but the file: the compiler names a new type here. */
export const FIELD_SAMPLES = {
  text: sample({ label: 'Name', field: 'text', answer: 'Ana Reyes' }),
  email: sample({ label: 'Email', field: 'email', answer: 'ana@example.org' }),
  phone: sample({ label: 'Phone', field: 'phone', answer: '+63 (917) 555-0101' }),
  textarea: sample({ label: 'Message', field: 'textarea', answer: 'First line\nsecond line' }),
  select: sample({
    label: 'Church',
    field: { fieldType: 'select', options: ['San Isidro', 'Santo Niño'] },
    answer: 'Santo Niño',
  }),
  checkbox: sample({
    label: 'Ministries',
    field: { fieldType: 'checkbox', options: ['Main', 'Youth'] },
    answer: ['Youth', 'Main'],
    cell: 'Youth, Main',
  }),
  date: sample({
    label: 'Birthday',
    field: 'date',
    answer: '1990-02-28',
    cell: new Date('1990-02-28T00:00:00Z'),
  }),
} satisfies Record<Exclude<FieldType, 'file'>, Sample>

/** What a test types into a field of this type. */
export const sampleAnswer = (fieldType: Exclude<FieldType, 'file'>): string =>
  String(FIELD_SAMPLES[fieldType].answer)
