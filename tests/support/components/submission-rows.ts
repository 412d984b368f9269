import type { FormField, ListedForm } from '@/features/forms/schema'
import type { Submission } from '@/features/submissions/schema'

export const submissionRow = (id: number, more: Partial<Submission> = {}): Submission => ({
  id,
  formId: 3,
  reference: `ABCD-${2000 + id}`,
  submittedAt: '2026-03-01T00:00:00Z',
  status: 'new',
  data: {},
  assignee: null,
  notes: 0,
  files: 0,
  isMailKept: false,
  ...more,
})

export const labelledFormField = (
  id: string,
  label: string,
  more: Partial<FormField> = {},
): FormField => ({
  id,
  label,
  fieldType: 'text',
  placeholder: null,
  isRequired: false,
  options: null,
  validation: null,
  order: 0,
  ...more,
})

export const listedForm = (id: number, more: Partial<ListedForm> = {}) =>
  ({
    id,
    name: `Form ${id}`,
    fields: [],
    archivedFields: [],
    nameFieldIds: null,
    submissions: null,
    ...more,
  }) as unknown as ListedForm
