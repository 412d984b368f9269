import type { DraftAnswers } from '@/features/answers/answers'
import type { PublicField } from './answers-in-form'
import type { Unanswered } from './draft'

const isSame = (a: DraftAnswers, b: DraftAnswers) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the state to remember when these answers are sent and have no response yet: after
 * attempts with different answers it is unknown which of them was stored.
 */
export const rememberAttempt = (before: Unanswered | null, answers: DraftAnswers): Unanswered =>
  before && !(before.sent && isSame(before.sent, answers)) ? { sent: null } : { sent: answers }

/** A field whose answer differs from the one that was sent first. */
export interface Difference {
  label: string
  /** The answer that was sent first; empty when there was none. */
  was: string
}

/**
 * Returns the fields whose answers differ from those that were sent first; empty when these are
 * unknown.
 */
export function findDifferences(
  fields: readonly PublicField[],
  first: Unanswered | null,
  answers: DraftAnswers,
): Difference[] {
  const sent = first?.sent
  if (!sent) return []
  const text = (answer: DraftAnswers[string]) => [answer ?? []].flat().join(', ')
  return fields
    .map(({ id, label }) => ({ label, was: text(sent[id]), is: text(answers[id]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ label, was }) => ({ label, was }))
}
