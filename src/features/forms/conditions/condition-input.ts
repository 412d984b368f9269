import * as z from 'zod'
import { FORM_LIMITS } from '../limits'
import { BOUND_RULES, CHOICE_RULES, GIVEN_RULES, type ShowWhen } from './show-when'

const fieldId = z.string().min(1).max(64)
const boundText = z.union([z.string(), z.number().transform(String)]).pipe(z.string().max(40))

const ruleSchema = z.discriminatedUnion('is', [
  z.object({ fieldId, is: z.enum(GIVEN_RULES) }),
  z.object({
    fieldId,
    is: z.enum(CHOICE_RULES),
    values: z
      .array(z.string().max(FORM_LIMITS.option))
      .min(1, 'Choose at least one option')
      .max(FORM_LIMITS.options),
  }),
  z.object({ fieldId, is: z.enum(BOUND_RULES), value: boundText }),
])

/**
 * Checks the shape of a condition. `findRuleProblems` checks its rules against the other fields.
 */
export const showWhenSchema = z
  .object({
    match: z.enum(['all', 'any']).default('all'),
    rules: z
      .array(ruleSchema)
      .min(1, 'Add a condition, or show the field always')
      .max(FORM_LIMITS.rules, `A field has at most ${FORM_LIMITS.rules} conditions`),
  })
  .nullish()
  .transform((showWhen): ShowWhen | null => showWhen ?? null)
