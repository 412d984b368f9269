import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { inputName, type PublicField } from './answers-in-form'

/** The part of an HTML form element that `findHalfTyped` reads. */
interface HalfTypedForm {
  elements: Pick<HTMLFormControlsCollection, 'namedItem'>
}

/**
 * Finds inputs that the visitor has begun and not finished. Their value is empty, so without an
 * error an optional answer would be lost silently. Returns errors by field id.
 */
export function findHalfTyped(
  { elements }: HalfTypedForm,
  fields: readonly PublicField[],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const { halfTyped } = FIELD_TYPE_TRAITS[field.fieldType]
    const input = halfTyped && elements.namedItem(inputName(field))
    if (input && 'validity' in input && (input as HTMLInputElement).validity.badInput) {
      errors[field.id] = halfTyped
    }
  }
  return errors
}
