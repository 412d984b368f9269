import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import { RULES_WORDS } from '@/lib/words/english/rules'

/**
 * Returns the error for a half-filled date or time input; null for any other. Browsers report a
 * half-filled input as empty, so without the error its answer would be lost unnoticed.
 */
export function halfTypedMessage(
  input: unknown,
  fieldType: FieldType,
  words: typeof RULES_WORDS = RULES_WORDS,
): string | null {
  const { halfTyped } = FIELD_TYPE_TRAITS[fieldType]
  const validity = (input as { validity?: Pick<ValidityState, 'badInput'> } | null)?.validity
  return halfTyped && validity?.badInput ? words[halfTyped] : null
}
