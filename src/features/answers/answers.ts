import type { GivenSettings } from '@/features/forms/field-properties'
import type { FormField } from '@/features/forms/schema'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { fillPlaceholders } from '@/lib/words/fill'
import { ANSWER_RULES } from './answer-rules'

/** Answers by field id: a text, the ticked options, or the name of a chosen file. */
export type DraftAnswers = Record<string, string | string[] | undefined>

type Field = Pick<FormField, 'id' | 'label' | 'fieldType' | 'isRequired' | 'options'> &
  GivenSettings

/**
 * True for a missing answer and for blank text. An empty list of ticked options is an answer (Spec
 * §5).
 */
export const isBlank = (answer: string | string[] | undefined): answer is undefined | '' =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '')

/**
 * Checks answers by the rules that browser and server share. Returns error messages by field id.
 */
export function findAnswerErrors(
  fields: readonly Field[],
  answers: DraftAnswers,
  words: typeof RULES_WORDS = RULES_WORDS,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const { id, label, fieldType, isRequired } = field
    const answer = answers[id]
    if (isBlank(answer)) {
      if (isRequired) errors[id] = fillPlaceholders(words.required, { label })
      continue
    }
    const message = ANSWER_RULES[fieldType].shape(answer, field, words)
    if (message) errors[id] = message
  }
  return errors
}
