import { areReadable, readAnswers } from '@/features/answers/answer-shape'
import { toInstant } from '@/lib/dates'
import type { EntryMethod, Submission } from './schema'

/**
 * A row as stored; `data` and dates may hold anything, so they are validated before they are used.
 */
export type SubmissionRow = Omit<
  Submission,
  'submittedAt' | 'data' | 'agreedTo' | 'entered' | 'isTest'
> & {
  submittedAt: string | Date | null
  data: unknown
  noticeVersion: number | null
  noticeAgreedAt: string | Date | null
  isTest: boolean
  enteredHow: EntryMethod | null
  enteredBy: string | null
}

/** Accepts a malformed row; throwing would make the whole page, list or export unusable. */
export const presentSubmission = (row: SubmissionRow): Submission => ({
  id: row.id,
  formId: row.formId,
  reference: row.reference,
  submittedAt: toInstant(row.submittedAt),
  status: row.status,
  data: readAnswers(row.data),
  assignee: row.assignee,
  notes: row.notes,
  files: row.files,
  isMailKept: row.isMailKept,
  ...(row.noticeVersion !== null && {
    agreedTo: { version: row.noticeVersion, at: toInstant(row.noticeAgreedAt) },
  }),
  ...(row.enteredHow !== null && { entered: { by: row.enteredBy, how: row.enteredHow } }),
  ...(row.isTest && { isTest: true }),
})

/** Whether everything the visitor sent can be displayed. */
export const isReadable = ({ submittedAt, data }: Pick<Submission, 'submittedAt' | 'data'>) =>
  submittedAt !== null && areReadable(data)
