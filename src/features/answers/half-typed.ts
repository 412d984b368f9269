import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import { RULES } from '@/lib/words/english/rules'

/**
 * The message about an input that somebody has begun and not finished; null for any other. Its value
 * is empty, so without a message the answer would be lost silently.
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
