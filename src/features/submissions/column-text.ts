import { presentAnswer, textOfAnswer } from '@/features/answers/answer-view'
import type { ShownColumn } from './columns'
import type { Submission } from './schema'
import { answerFieldIdOf } from './sort'

export function formatColumnText(
  { id, fieldType }: Pick<ShownColumn, 'id' | 'fieldType'>,
  submission: Submission,
): string {
  const field = answerFieldIdOf(id)
  if (field !== null) {
    return textOfAnswer(presentAnswer(submission.data?.[field], fieldType)) ?? ''
  }
  if (id === 'reference') return submission.reference
  if (id === 'assignee') return submission.assignee?.name ?? ''
  const count = id === 'notes' ? submission.notes : submission.files
  return count > 0 ? `${count}` : ''
}
