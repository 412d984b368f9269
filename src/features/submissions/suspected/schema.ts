import type { Answers } from '@/features/answers/schema'
import type { SuspectedRow } from '@/lib/suspicion/list'

/** A registration that is kept apart until staff decide about it. */
export interface SuspectedSubmission extends SuspectedRow {
  formId: number
  formName: string
  reference: string
  data: Answers
}
