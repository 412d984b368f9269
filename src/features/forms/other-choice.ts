import type { AnswerLimits } from './answer-limits'
import { offeredOptions } from './offered-options'

/**
 * The value that stands for "Other…" in conditions, in filters, and in an input whose text is still
 * empty. It begins with a space, so no option equals it: options are trimmed. An answer stores the
 * visitor's own text instead.
 */
export const OTHER_CHOICE = ' other'
export const OTHER_LABEL = 'Other…'

export type WithOptions = { options: string[] | null } & Partial<Pick<AnswerLimits, 'hasOther'>>

/** Whether a choice is not an option of the field: a visitor's own text, or `OTHER_CHOICE`. */
export const isOther = (field: Pick<WithOptions, 'options'>, choice: string): boolean =>
  !offeredOptions(field).includes(choice)

/** Returns what conditions and filters can name: the options, and "Other…" if the field has it. */
export const listChoices = (field: WithOptions): string[] => [
  ...offeredOptions(field),
  ...(field.hasOther ? [OTHER_CHOICE] : []),
]

/** Returns the text that is shown for a choice. */
export const choiceLabel = (choice: string): string =>
  choice === OTHER_CHOICE ? OTHER_LABEL : choice
