import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { EventForm, FormField } from '@/features/forms/schema'

export const eventField = (
  id: string,
  order: number,
  over: Partial<FormField> = {},
): FormField => ({
  id,
  label: `Label ${id}`,
  fieldType: 'text',
  placeholder: null,
  isRequired: false,
  options: null,
  validation: null,
  order,
  ...over,
})

export const eventForm = (fields: FormField[], revision: number): EventForm => ({
  id: 7,
  name: 'Worship night',
  slug: 'worship-night',
  description: null,
  closedText: null,
  thanksText: null,
  hasSteps: false,
  isActive: true,
  isArchived: false,
  fields,
  archivedFields: [],
  receipt: DEFAULT_RECEIPT,
  privacy: {
    notice: { isOn: false, isSensitive: false, text: '', version: 0 },
    retention: { days: null, from: 'arrival', eventDay: null },
  },
  nameFieldIds: null,
  revision,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
})
