import { BLANK_FIELD } from '@/features/forms/field-properties'
import type { EventForm, FormField } from '@/features/forms/schema'

/** A field as the portal gets it. */
export const formField = (id: string, more: Partial<FormField> = {}): FormField => ({
  ...{ id, label: id, fieldType: BLANK_FIELD.fieldType, placeholder: null, isRequired: false },
  ...{ options: null, validation: null, order: 0 },
  ...more,
})

/** A form as the portal gets it. */
export const eventForm = (more: Partial<EventForm> = {}): EventForm => ({
  ...{ id: 7, name: 'Retreat', slug: 'retreat', description: null },
  ...{ closedText: null, thanksText: null, hasSteps: false, isActive: true, isArchived: false },
  ...{ fields: [], archivedFields: [], nameFieldIds: null, revision: 1 },
  receipt: { isOn: false, subject: 'Welcome', text: 'Hello' },
  privacy: {
    notice: { isOn: false, isSensitive: false, text: '', version: 0 },
    retention: { days: null, from: 'arrival', eventDay: null },
  },
  ...{ createdAt: '2026-11-23T00:00:00.000Z', updatedAt: '2026-11-23T00:00:00.000Z' },
  ...more,
})
