import type { AnswerLimits } from './answer-limits'
import { listOfferedOptions } from './offered-options'

/**
 * Stands for "Other…" in conditions, in filters, and in an input while its text is empty. A stored
 * answer has the visitor's text instead. Options are trimmed, so no option equals this value, which
 * begins with a space.
 */
export const OTHER_CHOICE = ' other'
export const OTHER_LABEL = 'Other…'

type WithOptions = { options: string[] | null } & Partial<Pick<AnswerLimits, 'hasOther'>>

/**
 * True when `choice` is none of the field's options: a visitor's own text, a removed option, or
 * `OTHER_CHOICE`.
 */
export const isOtherChoice = (field: Pick<WithOptions, 'options'>, choice: string): boolean =>
  !listOfferedOptions(field).includes(choice)

export const listChoices = (field: WithOptions): string[] => [
  ...listOfferedOptions(field),
  ...(field.hasOther ? [OTHER_CHOICE] : []),
]

export const choiceLabel = (choice: string): string =>
  choice === OTHER_CHOICE ? OTHER_LABEL : choice
