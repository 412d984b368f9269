import type { Submission } from './schema'

export type SubmissionRow = Omit<Submission, 'submittedAt'> & { submittedAt: string | Date }

export const presentSubmission = (row: SubmissionRow): Submission => ({
  id: row.id,
  formId: row.formId,
  reference: row.reference,
  submittedAt: new Date(row.submittedAt).toISOString(),
  status: row.status,
  data: row.data,
  assignee: row.assignee,
})
