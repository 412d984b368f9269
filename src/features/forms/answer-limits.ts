/**
 * Limits that staff set for the answers to a field; null, or absent in a partial object, when not
 * set.
 */
export interface AnswerLimits {
  /** A number, a time as `HH:mm`, or a day as `YYYY-MM-DD`. */
  min: number | string | null
  max: number | string | null
  decimals: boolean | null
  /** The unit of a number, such as `kg`. */
  unit: string | null
  /** The least number of options to tick, checked only if at least one is ticked. */
  minChosen: number | null
  maxChosen: number | null
  /** True when visitors can also choose “Other…” and type an answer of their own. */
  hasOther: boolean | null
}

export const NO_LIMITS: AnswerLimits = {
  min: null,
  max: null,
  decimals: null,
  unit: null,
  minChosen: null,
  maxChosen: null,
  hasOther: null,
}

export const LIMIT_NAMES = Object.keys(NO_LIMITS) as (keyof AnswerLimits)[]
