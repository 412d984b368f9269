import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicField } from './answers-in-form'
import type { UncertainAttempts } from './draft'

const isSame = (a: DraftAnswers, b: DraftAnswers) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Adds an attempt to send whose result is unknown. After attempts with different answers, `sent` is
 * null, because any of them may have been stored.
 */
export const addUncertainAttempt = (
  before: UncertainAttempts | null,
  answers: DraftAnswers,
): UncertainAttempts =>
  before && !(before.sent && isSame(before.sent, answers)) ? { sent: null } : { sent: answers }

export interface AnswerDifference {
  label: string
  was: string
}

export function findAnswerDifferences(
  fields: readonly PublicField[],
  first: UncertainAttempts | null,
  answers: DraftAnswers,
): AnswerDifference[] {
  const sent = first?.sent
  if (!sent) return []
  const text = (answer: DraftAnswers[string]) => [answer ?? []].flat().join(', ')
  return fields
    .map(({ id, label }) => ({ label, was: text(sent[id]), is: text(answers[id]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ label, was }) => ({ label, was }))
}
