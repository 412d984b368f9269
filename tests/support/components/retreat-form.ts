import type { EventForm, FormField } from '@/features/forms/schema'
import { eventField, eventForm } from '../event-form'

export const retreatField = (id: string, more: Partial<FormField> = {}): FormField =>
  eventField(id, 0, { label: id, ...more })

export const retreatForm = (more: Partial<EventForm> = {}): EventForm => ({
  ...eventForm([], 1),
  ...{ name: 'Retreat', slug: 'retreat' },
  receipt: { isOn: false, subject: 'Welcome', text: 'Hello' },
  ...more,
})
