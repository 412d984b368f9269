import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import { RULES } from '@/lib/words/english/rules'

/**
 * Returns the message for a date or time input that is only partly filled in; null for any other
 * input. The browser reports the value of such an input as empty, so without the message the answer
 * would be lost unnoticed.
 */
export function halfTypedMessage(
  input: unknown,
  fieldType: FieldType,
  words: typeof RULES = RULES,
): string | null {
  const { halfTyped } = FIELD_TYPE_TRAITS[fieldType]
  const validity = (input as { validity?: Pick<ValidityState, 'badInput'> } | null)?.validity
  return halfTyped && validity?.badInput ? words[halfTyped] : null
}
