/** Limits that staff can set for an answer, in addition to its type. Absent or null: no limit. */
export interface AnswerLimits {
  /** The smallest number; as text the earliest time (`HH:mm`) or day (`YYYY-MM-DD`). */
  min: number | string | null
  max: number | string | null
  /** Whether a number may have decimals; without it, it is whole. */
  decimals: boolean | null
  /** What a number counts, such as `kg`; shown behind it. */
  unit: string | null
  /** The fewest and the most options that are ticked, where any is. */
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
