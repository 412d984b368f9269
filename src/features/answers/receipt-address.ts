import { shownFields } from '@/features/forms/conditions/show-when'
import type { FieldType } from '@/features/forms/field-types'
import { findReceiptField } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import { readAnswers } from './answer-shape'

/**
 * Returns the address for the confirmation: the answer of the first email field among the shown
 * fields. Null when there is no such field or it is blank.
 */
export function findReceiptAddress(
  shown: readonly { id: string; fieldType: FieldType }[],
  answers: Readonly<Record<string, unknown>>,
): string | null {
  const field = findReceiptField(shown)
  const answer = field && answers[field.id]
  return (typeof answer === 'string' && answer.trim()) || null
}

/**
 * Returns the registrant's email address from stored answers, whether or not the form sends a
 * confirmation; null when there is none.
 */
export function registrantEmail(
  { fields }: Pick<EventForm, 'fields'>,
  data: unknown,
): string | null {
  const answers = readAnswers(data) ?? {}
  return findReceiptAddress(shownFields(fields, answers), answers)
}
