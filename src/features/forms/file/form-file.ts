import * as z from 'zod'
import { OTHER_LANGUAGES } from '@/lib/languages'
import { addConditionIssues, fieldInputSchema } from '../field-input'
import { BLANK_FIELD, FIELD_PROPERTIES, fieldPropertiesOf } from '../field-properties'
import { type FormDetails, formDetailsSchema } from '../form-input'
import { FORM_LIMITS } from '../limits'
import { canBeNameField } from '../name-fields'
import { privacySchema } from '../privacy'
import { receiptSchema } from '../receipt'
import { listAllSources } from '../translations/sources'

export const FORM_FILE_FORMAT = 'registration-form'
/** Increased when files get something that an older version of the product cannot read. */
export const FORM_FILE_VERSION = 1

const FIELD_KEYS: readonly string[] = ['id', ...FIELD_PROPERTIES]

/**
 * A field of the file. Refuses unknown properties, because a misspelt one would otherwise be
 * ignored and its value lost.
 */
const fileField = z
  .record(z.string(), z.unknown())
  .superRefine((field, context) => {
    const keys = Object.keys(field).filter((key) => !FIELD_KEYS.includes(key))
    if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: field })
  })
  .pipe(fieldInputSchema)

type FileField = z.output<typeof fileField>

function refuseUnfitIds(fields: readonly FileField[], context: z.RefinementCtx) {
  const seen = new Set<string>()
  for (const [at, { id }] of fields.entries()) {
    if (!id) continue
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: [at, 'id'], message })
    // The keys of translations separate their parts with colons: `field:full-name:label`.
    if (id.includes(':')) refuse('An id has no colons. Use letters, digits and hyphens.')
    if (seen.has(id)) refuse('Another field has this id. Give each field its own.')
    seen.add(id)
  }
}

const translation = z.strictObject({
  isShown: z.boolean(),
  texts: z.record(z.string(), z.strictObject({ text: z.string().min(1), of: z.string() })),
})

const { name, slug, description, closedText, thanksText, hasSteps } = formDetailsSchema.shape

const fileShape = z.strictObject({
  format: z.literal(FORM_FILE_FORMAT),
  version: z.literal(FORM_FILE_VERSION),
  name,
  slug: slug.optional(),
  description: description.default(null),
  closedText: closedText.default(null),
  thanksText: thanksText.default(null),
  hasSteps: hasSteps.default(false),
  receipt: receiptSchema.optional(),
  privacy: privacySchema.optional(),
  nameFields: z.array(z.string()).min(1).max(FORM_LIMITS.nameFields).optional(),
  /**
   * By language. The keys are as in translations/sources.ts, but with the field ids of this file.
   */
  translations: z.partialRecord(z.enum(OTHER_LANGUAGES), translation).optional(),
  /** Ids are local to this file; the new form gets new ones. */
  fields: z
    .array(fileField)
    .max(FORM_LIMITS.fields, `A form has at most ${FORM_LIMITS.fields} fields`)
    .superRefine(refuseUnfitIds)
    .superRefine((fields, context) => addConditionIssues(fields, context, true))
    .default([]),
} satisfies Record<keyof FormDetails, z.ZodType> & Record<string, z.ZodType>)
export type FormFile = z.output<typeof fileShape>

function refuseUnfitTexts(
  { translations = {}, receipt, privacy, fields, ...texts }: FormFile,
  context: z.RefinementCtx,
) {
  const sources = listAllSources({
    ...texts,
    receipt: receipt ?? { isOn: false },
    notice: privacy?.notice ?? { isOn: false, text: null },
    fields: fields.map((field) => ({ ...field, id: field.id ?? '' })),
  })
  const limits = new Map(sources.map(({ key, limit }) => [key, limit]))
  for (const [lang, { texts: translated }] of Object.entries(translations)) {
    for (const [key, { text }] of Object.entries(translated)) {
      const limit = limits.get(key)
      if (limit !== undefined && text.length <= limit) continue
      const message = limit
        ? `Please keep this under ${limit} characters`
        : 'The form has no such text. Take this translation out.'
      context.addIssue({ code: 'custom', path: ['translations', lang, 'texts', key], message })
    }
  }
}

/**
 * Parses a form file. An absent property gets the value of an empty form; an absent `slug` is made
 * from the name.
 */
export const formFileSchema = fileShape
  .superRefine(({ nameFields = [], fields }, context) => {
    for (const [at, id] of nameFields.entries()) {
      if (fields.some((field) => field.id === id && canBeNameField(field))) continue
      const message = 'No field with this id can be a name.'
      context.addIssue({ code: 'custom', path: ['nameFields', at], message })
    }
  })
  .superRefine(refuseUnfitTexts)

export function nonBlankProperties(field: Parameters<typeof fieldPropertiesOf>[0]) {
  const properties = fieldPropertiesOf(field)
  const given = FIELD_PROPERTIES.filter(
    (property) =>
      property === 'label' ||
      property === 'fieldType' ||
      properties[property] !== BLANK_FIELD[property],
  )
  return Object.fromEntries(given.map((property) => [property, properties[property]]))
}
