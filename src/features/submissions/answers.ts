import type { FieldType } from '../forms/field-types'
import type { FormField } from '../forms/schema'

/** What a visitor has filled in so far: a text, the ticked options, or the name of a chosen file. */
export type DraftAnswers = Record<string, string | string[] | undefined>

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE_CHARACTERS = /^[\d\s\-+()]+$/

type Rule = (answer: string | string[]) => string | null
const anything: Rule = () => null

/** What a present answer must look like (Spec §5). A ninth field type does not compile without one. */
const RULES = {
  text: anything,
  email: (answer) =>
    typeof answer === 'string' && EMAIL_SHAPE.test(answer.trim())
      ? null
      : 'Please enter a valid email address',
  phone: (answer) =>
    typeof answer === 'string' && PHONE_CHARACTERS.test(answer)
      ? null
      : 'Please enter a valid phone number',
  textarea: anything,
  select: anything,
  checkbox: anything,
  date: anything,
  file: anything,
} as const satisfies Record<FieldType, Rule>

/** The browser and the server run this same function (design §3.2). Returns message by field id. */
export function findAnswerErrors(
  fields: readonly Pick<FormField, 'id' | 'label' | 'fieldType' | 'isRequired'>[],
  answers: DraftAnswers,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { id, label, fieldType, isRequired } of fields) {
    const answer = answers[id]
    // Spec §5: an empty checkbox list counts as answered. Blank text does not.
    if (answer === undefined || (typeof answer === 'string' && answer.trim() === '')) {
      if (isRequired) errors[id] = `${label} is required`
      continue
    }
    const message = RULES[fieldType](answer)
    if (message) errors[id] = message
  }
  return errors
}
