import type { FieldType } from '@/features/forms/field-types'
import type { FieldDraft } from './api/forms'

export interface FieldSample {
  label: string
  field: FieldDraft
  answer: string | string[]
  /** The value in an exported spreadsheet, when it differs from the answer's text. */
  cell?: string | number | Date
}

export type FieldTypeWithTextAnswer = Exclude<FieldType, 'file' | 'section' | 'text_block'>

/** One field of each type, with a valid answer. The compiler fails when a type is missing. */
export const FIELD_SAMPLES = {
  text: { label: 'Name' as const, field: 'text', answer: 'Ana Reyes' },
  email: { label: 'Email' as const, field: 'email', answer: 'ana@example.org' },
  phone: { label: 'Phone' as const, field: 'phone', answer: '+63 (917) 555-0101' },
  textarea: { label: 'Message' as const, field: 'textarea', answer: 'First line\nsecond line' },
  select: {
    label: 'Church' as const,
    field: { fieldType: 'select', options: ['San Isidro', 'Santo Niño'] },
    answer: 'Santo Niño',
  },
  checkbox: {
    label: 'Ministries' as const,
    field: { fieldType: 'checkbox', options: ['Main', 'Youth'] },
    answer: ['Youth', 'Main'],
    cell: 'Youth, Main',
  },
  date: {
    label: 'Birthday' as const,
    field: 'date',
    answer: '1990-02-28',
    cell: new Date('1990-02-28T00:00:00Z'),
  },
  number: { label: 'Children' as const, field: 'number', answer: '3', cell: 3 },
  time: {
    label: 'Arrival' as const,
    field: 'time',
    answer: '18:00',
    cell: new Date('1899-12-30T18:00:00Z'),
  },
  radio: {
    label: 'Shirt' as const,
    field: { fieldType: 'radio', options: ['Small', 'Large'] },
    answer: 'Large',
  },
  province_town: { label: 'Home' as const, field: 'province_town', answer: 'Kalibo, Aklan' },
  agreement: { label: 'I agree' as const, field: 'agreement', answer: 'Yes' },
} satisfies Record<FieldTypeWithTextAnswer, FieldSample>

export const sampleAnswer = (fieldType: FieldTypeWithTextAnswer): string =>
  String(FIELD_SAMPLES[fieldType].answer)
