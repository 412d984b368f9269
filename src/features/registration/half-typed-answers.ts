import { halfTypedMessage } from '@/features/answers/half-typed'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { inputName, type PublicField } from './answers-in-form'

interface HalfTypedForm {
  elements: Pick<HTMLFormControlsCollection, 'namedItem'>
}

export function findHalfTypedErrors(
  { elements }: HalfTypedForm,
  fields: readonly PublicField[],
  words: typeof RULES_WORDS = RULES_WORDS,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const message = halfTypedMessage(elements.namedItem(inputName(field)), field.fieldType, words)
    if (message) errors[field.id] = message
  }
  return errors
}
