import { fieldIdOf } from './answers-in-form'

/**
 * A date the visitor began and did not finish reads as empty; only the browser knows. Without this
 * an optional date would be lost without a word. Message by field id.
 */
export function findHalfTypedDates(form: HTMLFormElement): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const fieldId = fieldIdOf(input.name)
    if (fieldId && input.validity.badInput) errors[fieldId] = 'Please enter a valid date'
  }
  return errors
}
