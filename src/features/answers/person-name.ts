import { listNameFieldCandidates } from '@/features/forms/name-fields'
import type { EventForm } from '@/features/forms/schema'
import type { StoredAnswers } from './schema'

const lineOf = (answer: unknown) =>
  typeof answer === 'string' ? answer.replace(/\s+/g, ' ').trim() : ''

/** Returns the registrant's name on one line; null when no answer gives one. */
export function personName(
  form: Pick<EventForm, 'fields' | 'archivedFields' | 'nameFieldIds'>,
  answers: StoredAnswers,
): string | null {
  if (answers === null) return null
  for (const fields of listNameFieldCandidates(form)) {
    const name = fields.map(({ id }) => lineOf(answers[id])).filter(Boolean)
    if (name.length > 0) return name.join(' ')
  }
  return null
}
