import type { FormField, ListedForm } from '@/features/forms/schema'
import type { Submission } from '@/features/submissions/schema'

export const sampleFieldsOf = (
  types: Record<string, FormField['fieldType'] | Partial<FormField>>,
): FormField[] =>
  Object.entries(types).map(([id, more], order) => ({
    id,
    label: id,
    fieldType: 'text',
    placeholder: null,
    isRequired: false,
    options: null,
    validation: null,
    order,
    ...(typeof more === 'string' ? { fieldType: more } : more),
  }))

export const sampleListedForm = (fields: FormField[], more: Partial<ListedForm> = {}): ListedForm =>
  ({
    id: 3,
    name: 'Camp',
    slug: 'camp',
    isActive: true,
    isArchived: false,
    fields,
    archivedFields: [],
    nameFieldIds: null,
    submissions: { total: 1, lastAt: null, hasSeats: false },
    ...more,
  }) as ListedForm

export const sampleSubmission = (more: Partial<Submission> = {}): Submission => ({
  id: 7,
  formId: 3,
  reference: 'K7M2-9QXD',
  submittedAt: '2026-11-20T04:00:00.000Z',
  status: 'new',
  data: {},
  assignee: null,
  notes: 0,
  files: 0,
  isMailKept: false,
  ...more,
})
