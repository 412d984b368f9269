import type { FieldType } from '@/features/forms/field-types'
import { findReceiptField } from '@/features/forms/receipt'

/**
 * Returns the address for the confirmation: the answer of the first email field, if the form sends
 * one.
 */
export function findReceiptAddress(
  hasReceipt: boolean,
  fields: readonly { id: string; fieldType: FieldType }[],
  answers: Readonly<Record<string, unknown>>,
): string | null {
  const field = hasReceipt ? findReceiptField(fields) : undefined
  const answer = field && answers[field.id]
  return typeof answer === 'string' ? answer.trim() : null
}
