import { type FieldDraft, type OpenForm, openForm } from './api/forms'

export type SampleLabel =
  | 'Name'
  | 'Email'
  | 'Phone'
  | 'Message'
  | 'Church'
  | 'Ministries'
  | 'Agreement'
  | 'Birthday'

/** Every type but the file, none of them required. */
export const SAMPLE_FIELDS: Record<SampleLabel, FieldDraft> = {
  Name: 'text',
  Email: 'email',
  Phone: 'phone',
  Message: 'textarea',
  Church: { fieldType: 'select', options: ['San Isidro', 'Santo Niño'] },
  Ministries: { fieldType: 'checkbox', options: ['Main', 'Youth'] },
  Agreement: 'checkbox',
  Birthday: 'date',
}

export const COMPLETE = {
  Name: 'Ana Reyes',
  Email: 'ana@example.org',
  Phone: '+63 (917) 555-0101',
  Message: 'First line\nsecond line',
  Church: 'Santo Niño',
  Ministries: ['Youth', 'Main'],
  Agreement: ['Yes'],
  Birthday: '1990-02-28',
} satisfies Record<SampleLabel, unknown>

export const openSampleForm = (): Promise<OpenForm<SampleLabel>> => openForm(SAMPLE_FIELDS)

/** The same values under the ids of the form's fields. */
export const byId = <Label extends string>(
  { ids }: Pick<OpenForm<Label>, 'ids'>,
  byLabel: Partial<Record<Label, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(byLabel).map(([label, value]) => [ids[label as Label], value]))
