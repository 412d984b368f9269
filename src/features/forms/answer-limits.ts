/**
 * What staff can set for the answers of a field, in addition to its type. Null, or absent in a
 * partial object: not set.
 */
export interface AnswerLimits {
  /**
   * The smallest valid answer: a number, or as text the earliest time (`HH:mm`) or day
   * (`YYYY-MM-DD`). `max` is the largest or latest.
   */
  min: number | string | null
  max: number | string | null
  /** True when a number may have decimals; otherwise only whole numbers are valid. */
  decimals: boolean | null
  /** The unit of a number, such as `kg`. */
  unit: string | null
  /**
   * How many options must be ticked at least and at most. An answer with no ticked option is not
   * checked.
   */
  minChosen: number | null
  maxChosen: number | null
  /** Whether visitors can write an answer of their own beside the options. */
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
