/** Null, or absent in a partial object: not set. */
export interface AnswerLimits {
  /** A number, or as text a time (`HH:mm`) or day (`YYYY-MM-DD`). */
  min: number | string | null
  max: number | string | null
  decimals: boolean | null
  /** The unit of a number, such as `kg`. */
  unit: string | null
  /** Does not apply to an answer without a ticked option. */
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
