import * as z from 'zod'
import { ANSWER_LIMIT_NAMES, type AnswerLimits } from './answer-limits'
import { comparableValue, FIELD_TYPE_TRAITS, type FieldType } from './field-types'
import { HALF_TYPED } from './half-typed'
import { FORM_LIMITS } from './limits'

const orNull = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? null)
const bound = orNull(z.union([z.number(), z.string().max(40)])).transform((value) =>
  value === '' ? null : value,
)
const count = orNull(z.number().int().min(1).max(FORM_LIMITS.options))

/**
 * Schemas of the limits of any field. `fitLimits` makes the limits null that the field's type does
 * not have.
 */
export const ANSWER_LIMIT_SCHEMAS = {
  min: bound,
  max: bound,
  decimals: orNull(z.boolean()).transform((hasSome) => hasSome || null),
  hasOther: orNull(z.boolean()).transform((has) => has || null),
  unit: orNull(z.string().trim().max(FORM_LIMITS.unit, 'This unit is too long')).transform(
    (unit) => unit || null,
  ),
  minChosen: count,
  maxChosen: count,
} satisfies { [Name in keyof AnswerLimits]: z.ZodType<AnswerLimits[Name]> }

type Limited = AnswerLimits & { fieldType: FieldType; options: string[] | null }

export function fitLimits({ fieldType, ...limits }: Limited): AnswerLimits {
  const { limits: names, order } = FIELD_TYPE_TRAITS[fieldType]
  const fitting = Object.fromEntries(
    ANSWER_LIMIT_NAMES.map((name) => [name, names.includes(name) ? limits[name] : null]),
  ) as unknown as AnswerLimits
  const typed = (value: AnswerLimits['min']) =>
    order === 'number' && value !== null ? Number(value) : value
  const hasOther = limits.options?.length ? fitting.hasOther : null
  return { ...fitting, hasOther, min: typed(fitting.min), max: typed(fitting.max) }
}

/**
 * Returns at most one message: for a bound that is half-typed or not a valid answer, a `min` above
 * `max`, or a `minChosen` above `maxChosen` or above the number of choices.
 */
export function findLimitProblems(
  field: Limited,
): Partial<Record<'min' | 'max' | 'minChosen' | 'maxChosen', string>> {
  const { fieldType, options } = field
  const { limits } = FIELD_TYPE_TRAITS[fieldType]
  if (limits.includes('min')) {
    for (const name of ['min', 'max'] as const) {
      const value = field[name]
      if (value === HALF_TYPED) return { [name]: 'Please finish this, or clear it' }
      if (value !== null && comparableValue(fieldType, String(value)) === null) {
        return { [name]: `“${value}” is no answer to this question` }
      }
    }
    const [low, high] = [field.min, field.max].map((value) =>
      comparableValue(fieldType, String(value)),
    )
    if (low !== null && high !== null && low !== undefined && high !== undefined && low > high) {
      return { max: 'The largest answer is below the smallest' }
    }
  }
  if (limits.includes('minChosen')) {
    const { minChosen, maxChosen } = field
    const offered = (options?.length ?? 1) + Number(field.hasOther ?? 0)
    const most = Math.min(maxChosen ?? offered, offered)
    if (minChosen !== null && minChosen > most) {
      return { minChosen: `Nobody can choose ${minChosen} of ${most}` }
    }
  }
  return {}
}
