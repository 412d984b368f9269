import { isQuestion } from './field-types'
import type { PublicForm } from './schema'

export const PREFILL_PREFIX = 'prefill.'

/**
 * True for questions except files and agreements. A link cannot choose a file, and it must not
 * agree for the visitor.
 */
export const canPrefill = (field: Pick<PublicForm['fields'][number], 'fieldType'>): boolean =>
  isQuestion(field) && field.fieldType !== 'file' && field.fieldType !== 'agreement'

export function buildPrefillAddress(
  address: string,
  answers: Readonly<Record<string, string | readonly string[]>>,
): string {
  const url = new URL(address)
  for (const [id, answer] of Object.entries(answers)) {
    for (const value of [answer].flat()) {
      if (value.trim() !== '') url.searchParams.append(`${PREFILL_PREFIX}${id}`, value)
    }
  }
  return url.href
}
