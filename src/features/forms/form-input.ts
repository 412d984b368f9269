import * as z from 'zod'
import { SLUG_PATTERN } from '@/lib/slug'
import { TEMPLATE_NAMES } from './file/templates'
import { FORM_LIMITS } from './limits'

const NAME_MISSING = 'Please enter a form name'
const SLUG_MISSING = 'Please enter a slug'

const name = z
  .string(NAME_MISSING)
  .trim()
  .min(1, NAME_MISSING)
  .max(FORM_LIMITS.name, `Please keep the name under ${FORM_LIMITS.name} characters`)

const slug = z
  .string(SLUG_MISSING)
  .trim()
  .min(1, SLUG_MISSING)
  .max(FORM_LIMITS.slug, `Please keep the slug under ${FORM_LIMITS.slug} characters`)
  .regex(SLUG_PATTERN, 'Use lowercase letters, numbers and single hyphens only')

const optionalText = (limit: number, message: string) =>
  z
    .string()
    .trim()
    .max(limit, message)
    .transform((text) => text || null)
    .nullable()

const description = optionalText(
  FORM_LIMITS.description,
  `Please keep the description under ${FORM_LIMITS.description} characters`,
)
const text = optionalText(
  FORM_LIMITS.text,
  `Please keep this text under ${FORM_LIMITS.text} characters`,
)

/**
 * The ids of the fields with the registrant's name. Null when nobody has chosen them:
 * name-fields.ts then finds them by labels and types.
 */
const nameFieldIds = z
  .array(z.string().min(1).max(64))
  .min(1, 'Please choose a field')
  .max(FORM_LIMITS.nameFields, `Please choose at most ${FORM_LIMITS.nameFields} fields`)
  .transform((ids) => [...new Set(ids)])
  .nullable()

export const createFormSchema = z.object({
  name,
  slug,
  description: description.default(null),
  /**
   * When absent, a form that starts with a template (`startWith`) is inactive, and any other form
   * is active. Visitors cannot use a form until it has fields.
   */
  isActive: z.boolean().optional(),
  startWith: z.enum(TEMPLATE_NAMES).optional(),
})
export type CreateFormInput = z.infer<typeof createFormSchema>

export const formDetailsSchema = z.object({
  name,
  slug,
  description,
  closedText: text,
  thanksText: text,
  hasSteps: z.boolean(),
})
export type FormDetails = z.output<typeof formDetailsSchema>

export const updateFormSchema = z
  .object({
    isActive: z.boolean(),
    isArchived: z.boolean(),
    ...formDetailsSchema.shape,
    nameFieldIds,
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')
export type UpdateFormInput = z.infer<typeof updateFormSchema>
