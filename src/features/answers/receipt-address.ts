import { listShownFields } from '@/features/forms/conditions/show-when'
import type { FieldType } from '@/features/forms/field-types'
import { findReceiptField } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import { toStoredAnswers } from './answer-shape'

export function findReceiptAddress(
  shown: readonly { id: string; fieldType: FieldType }[],
  answers: Readonly<Record<string, unknown>>,
): string | null {
  const field = findReceiptField(shown)
  const answer = field && answers[field.id]
  return (typeof answer === 'string' && answer.trim()) || null
}

/**
 * Returns the registrant's email address, whether or not the form sends a receipt. Returns null
 * when no address was given.
 */
export function findRegistrantEmail(
  { fields }: Pick<EventForm, 'fields'>,
  data: unknown,
): string | null {
  const answers = toStoredAnswers(data) ?? {}
  return findReceiptAddress(listShownFields(fields, answers), answers)
}
