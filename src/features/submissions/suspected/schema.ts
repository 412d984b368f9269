import type { Answers } from '@/features/answers/schema'
import type { SuspectedRow } from '@/lib/suspicion/list'

export interface SuspectedSubmission extends SuspectedRow {
  formId: number
  formName: string
  reference: string
  data: Answers
}
