import * as z from 'zod'
import { ANSWER_LIMIT_SCHEMAS, findLimitProblems, fitLimits } from './answer-limits-input'
import { showWhenSchema } from './conditions/condition-input'
import { findRuleProblems } from './conditions/rule-problems'
import type { FieldProperties } from './field-properties'
import { FIELD_TYPE_TRAITS, FIELD_TYPES, type FieldType, isQuestion } from './field-types'
import { formDetailsSchema } from './form-input'
import { FORM_LIMITS } from './limits'
import { assignOptionIds, optionIdsOrNull } from './option-ids'
import { privacySchema } from './privacy'
import { receiptSchema } from './receipt'

const optionalText = (limit: number, message: string) =>
  z
    .string()
    .trim()
    .max(limit, message)
    .nullish()
    .transform((text) => text || null)

const HELP_TOO_LONG = 'This help text is too long'
const LABEL_MISSING = 'All fields must have a label'

const option = z.string().trim().min(1).max(FORM_LIMITS.option, 'This option is too long')

const PROPERTIES = {
  label: z
    .string(LABEL_MISSING)
    .trim()
    .min(1, LABEL_MISSING)
    .max(FORM_LIMITS.label, 'This label is too long'),
  fieldType: z.enum(FIELD_TYPES),
  placeholder: optionalText(FORM_LIMITS.placeholder, 'This placeholder is too long'),
  helpText: optionalText(FORM_LIMITS.blockText, HELP_TOO_LONG),
  isRequired: z.boolean().default(false),
  isSensitive: z.boolean().default(false),
  options: z
    .array(option)
    .max(FORM_LIMITS.options, `A question has at most ${FORM_LIMITS.options} options`)
    .nullish()
    .transform((options) => (options?.length ? options : null)),
  /**
   * One id per option, in the order of `options`; null for a new option. When `optionIds` is
   * absent, stored options are recognised by text or position.
   */
  optionIds: z
    .array(option.nullable())
    .max(FORM_LIMITS.options, `A question has at most ${FORM_LIMITS.options} options`)
    .nullish(),
  showWhen: showWhenSchema,
  ...ANSWER_LIMIT_SCHEMAS,
} satisfies { [Name in keyof FieldProperties]: z.ZodType }

const helpTextLimit = (field: Pick<FieldProperties, 'fieldType'>): number =>
  isQuestion(field) ? FORM_LIMITS.helpText : FORM_LIMITS.blockText

/**
 * Returns the options without duplicates, and their ids. Returns no options for a type without
 * options, and no ids if there are not as many `given` ids as options. Refuses two options with the
 * same id.
 */
function readOptions(
  { fieldType, options }: { fieldType: FieldType; options: string[] | null },
  given: (string | null)[] | null | undefined,
  context: z.RefinementCtx,
): { options: string[] | null; optionIds?: string[] | null } {
  if (!FIELD_TYPE_TRAITS[fieldType].hasOptions || !options) return { options: null }
  const isFirst = options.map((one, at) => options.indexOf(one) === at)
  const offered = options.filter((_, at) => isFirst[at])
  if (given?.length !== options.length) return { options: offered }
  const known = given.filter((id) => id !== null)
  if (new Set(known).size < known.length) {
    const message = 'Two options have the same id'
    context.addIssue({ code: 'custom', path: ['optionIds'], message })
    return z.NEVER
  }
  const ids = assignOptionIds(
    offered,
    given.filter((_, at) => isFirst[at]),
  )
  return { options: offered, optionIds: optionIdsOrNull({ options: offered, optionIds: ids }) }
}

export const fieldInputSchema = z
  .object({
    /**
     * The field's id. For a new field it is absent, or a temporary `new-…` id, which the server
     * replaces.
     */
    id: z.string().min(1).max(64).optional(),
    ...PROPERTIES,
    validation: z.null().optional(),
    order: z.number().int().optional(),
  })
  .transform(({ optionIds: given, ...field }, context) => ({
    ...field,
    ...readOptions(field, given, context),
    isRequired: field.isRequired && isQuestion(field),
    isSensitive: field.isSensitive && isQuestion(field),
  }))
  .superRefine((field, context) => {
    if ((field.helpText?.length ?? 0) > helpTextLimit(field)) {
      context.addIssue({ code: 'custom', path: ['helpText'], message: HELP_TOO_LONG })
    }
    for (const [name, message] of Object.entries(findLimitProblems(field))) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })
  .transform((field) => ({ ...field, ...fitLimits(field) }))
export type FieldInput = z.input<typeof fieldInputSchema>
export type ParsedFieldInput = z.output<typeof fieldInputSchema>

/**
 * Adds an issue for each field with a condition that cannot work. Options sent with `optionIds` are
 * checked here only if `isNew`. Otherwise `mergeCheckedFields` checks them when a form or draft is
 * saved, because conditions may still name renamed options by earlier texts.
 */
export function addConditionIssues(
  fields: readonly ParsedFieldInput[],
  context: z.RefinementCtx,
  isNew = false,
): void {
  const isRenaming = ({ optionIds }: Pick<ParsedFieldInput, 'optionIds'>) =>
    !isNew && optionIds !== undefined
  for (const [at, message] of findRuleProblems(fields, isRenaming)) {
    context.addIssue({ code: 'custom', path: [at, 'showWhen'], message })
  }
}

/** The content that the builder sends; an absent part stays as stored. */
export const formContentSchema = z.object({
  fields: z
    .array(fieldInputSchema)
    .max(FORM_LIMITS.fields, `A form has at most ${FORM_LIMITS.fields} fields`)
    .superRefine((fields, context) => addConditionIssues(fields, context)),
  receipt: receiptSchema.optional(),
  details: formDetailsSchema.partial().optional(),
  privacy: privacySchema.optional(),
})

export const saveBuilderContentSchema = formContentSchema.extend({
  /**
   * The revision that the caller has seen. If given, the save is refused when the form has another.
   */
  revision: z.number().int().optional(),
  /** The version of the draft on the screen; the save deletes a stored draft of this version. */
  draft: z.string().max(64).optional(),
})
export type SaveBuilderContentInput = z.output<typeof saveBuilderContentSchema>
