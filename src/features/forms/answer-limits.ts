/**
 * Limits that staff set for the answers to a field. A limit that is not set is null, or absent in a
 * partial object.
 */
export interface AnswerLimits {
  /** A number, a time as `HH:mm`, or a day as `YYYY-MM-DD`. */
  min: number | string | null
  max: number | string | null
  decimals: boolean | null
  unit: string | null
  /** The least number of options to tick, checked only if at least one is ticked. */
  minChosen: number | null
  maxChosen: number | null
  hasOther: boolean | null
}

export const NO_ANSWER_LIMITS: AnswerLimits = {
  min: null,
  max: null,
  decimals: null,
  unit: null,
  minChosen: null,
  maxChosen: null,
  hasOther: null,
}

export const ANSWER_LIMIT_NAMES = Object.keys(NO_ANSWER_LIMITS) as (keyof AnswerLimits)[]
