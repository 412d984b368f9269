import type { AnswerLimits } from './answer-limits'
import { offeredOptions } from './offered-options'

/**
 * The choice "Other…" before its text is written, in inputs, conditions and filters. No option
 * equals it, because options are trimmed. What is stored is the text.
 */
export const OTHER_CHOICE = ' other'
export const OTHER_LABEL = 'Other…'

export type WithOptions = { options: string[] | null } & Partial<Pick<AnswerLimits, 'hasOther'>>

/** Whether a choice is none of the options: the text of "Other…", or that choice without a text. */
export const isOther = (field: Pick<WithOptions, 'options'>, choice: string): boolean =>
  !offeredOptions(field).includes(choice)

/** Everything that conditions and filters can name: the options, and "Other…". */
export const listChoices = (field: WithOptions): string[] => [
  ...offeredOptions(field),
  ...(field.hasOther ? [OTHER_CHOICE] : []),
]

/** Returns the text that is shown for a choice. */
export const choiceLabel = (choice: string): string =>
  choice === OTHER_CHOICE ? OTHER_LABEL : choice
