import { presentAnswer, textOfAnswer } from '@/features/answers/answer-view'
import type { ColumnId } from './columns'
import type { Submission } from './schema'
import { answerFieldOf } from './sort'

/** The text of a list column for one submission; may be empty. */
export function columnText(id: ColumnId, submission: Submission): string {
  const field = answerFieldOf(id)
  // The field type is not needed: it only decides whether a drive URL becomes a link.
  if (field !== null) return textOfAnswer(presentAnswer(submission.data?.[field], null)) ?? ''
  if (id === 'reference') return submission.reference
  if (id === 'assignee') return submission.assignee?.name ?? ''
  const count = id === 'notes' ? submission.notes : submission.files
  return count > 0 ? `${count}` : ''
}
