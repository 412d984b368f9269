import * as z from 'zod'
import { SLUG_PATTERN } from '@/lib/slug'
import { FIELD_TYPE_TRAITS, FIELD_TYPES, type FieldType } from './field-types'
import type { FormPrivacy } from './privacy'
import { type ReceiptSettings, receiptSchema } from './receipt'

export const FORM_LIMITS = {
  name: 120,
  slug: 80,
  description: 2000,
  /** What visitors read while it is closed, and after a registration. */
  text: 600,
  fields: 100,
  label: 300,
  placeholder: 200,
  options: 200,
  option: 200,
  nameFields: 3,
} as const

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

/** Empty, it is null (Spec §5). */
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

/** The fields that say who a registration is from; null leaves it to the rule. */
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
  /** Open as soon as it has a field; without one it is closed in any case. */
  isActive: z.boolean().default(true),
})
export type CreateFormInput = z.infer<typeof createFormSchema>

/** What the builder's panel "Form" changes. */
export const formDetailsSchema = z.object({
  name,
  slug,
  description,
  closedText: text,
  thanksText: text,
})
export type FormDetails = z.output<typeof formDetailsSchema>

export const updateFormSchema = z
  .object({ isActive: z.boolean(), ...formDetailsSchema.shape, nameFieldIds })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')
export type UpdateFormInput = z.infer<typeof updateFormSchema>

const LABEL_MISSING = 'All fields must have a label'

export const fieldInputSchema = z
  .object({
    /** Absent for a field that was just added; the server gives it one. */
    id: z.string().min(1).max(64).optional(),
    label: z
      .string(LABEL_MISSING)
      .trim()
      .min(1, LABEL_MISSING)
      .max(FORM_LIMITS.label, 'This label is too long'),
    fieldType: z.enum(FIELD_TYPES),
    placeholder: z
      .string()
      .trim()
      .max(FORM_LIMITS.placeholder, 'This placeholder is too long')
      .transform((text) => text || null)
      .nullish()
      .transform((text) => text ?? null),
    isRequired: z.boolean().default(false),
    options: z
      .array(z.string().trim().min(1).max(FORM_LIMITS.option, 'This option is too long'))
      .max(FORM_LIMITS.options, 'There are too many options')
      .nullish()
      .transform((options) => (options?.length ? [...new Set(options)] : null)),
    validation: z.null().optional(),
    order: z.number().int().optional(),
  })
  .transform((field) => ({
    ...field,
    options: FIELD_TYPE_TRAITS[field.fieldType].hasOptions ? field.options : null,
  }))
export type FieldInput = z.input<typeof fieldInputSchema>
export type FieldChange = z.output<typeof fieldInputSchema>

export const saveFieldsSchema = z.object({
  fields: z.array(fieldInputSchema).max(FORM_LIMITS.fields, 'This form has too many fields'),
  /** The confirmation email, saved together with the fields; absent, it stays as it is. */
  receipt: receiptSchema.optional(),
  /** The revision the fields were loaded at; a newer one on the server means somebody else saved. */
  revision: z.number().int().optional(),
})
export type SaveFieldsInput = z.output<typeof saveFieldsSchema>

/** Spec §3, Form field. */
export interface FormField {
  id: string
  label: string
  fieldType: FieldType
  placeholder: string | null
  isRequired: boolean
  options: string[] | null
  validation: null
  /** 0-based position. */
  order: number
}

/** What a visitor's form needs: `GET /api/forms/{slug}`. */
export interface PublicForm {
  name: string
  slug: string
  description: string | null
  /** Beside the usual thanks; absent when there is none. */
  thanksText?: string
  notice?: Pick<FormPrivacy['notice'], 'version' | 'text'>
  fields: Omit<FormField, 'validation'>[]
}

/** One row of `GET /api/admin/forms`. */
export interface EventForm {
  id: number
  name: string
  slug: string
  description: string | null
  /** Beside the usual words while it is closed, and after a registration. */
  closedText: string | null
  thanksText: string | null
  isActive: boolean
  fields: FormField[]
  /** Removed fields: details and exports still name the answers they got. */
  archivedFields: FormField[]
  receipt: ReceiptSettings
  privacy: FormPrivacy
  /** Whose answers say who a registration is from, as staff chose them; null: by the rule. */
  nameFieldIds: string[] | null
  /** Counts up with every saved change of the fields. */
  revision: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

/** A row of the list of forms. `submissions` is null for a role that may not see them. */
export interface ListedForm extends EventForm {
  submissions: {
    total: number
    /** ISO 8601, UTC; null before the first one. */
    lastAt: string | null
  } | null
}
