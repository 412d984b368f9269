import * as z from 'zod'
import { FORM_LIMITS } from '../limits'

/** A general maximum, in characters; `mergeTranslation` checks the lower limit of each text. */
const MOST = 20_000
const text = z.string().trim().max(MOST, 'This text is too long').nullish()
const key = z.string().max(600)

/** The body of `PUT /api/admin/forms/{id}/translations/{lang}`: the whole language. */
export const translationSchema = z.object({
  isShown: z.boolean(),
  name: text,
  description: text,
  closedText: text,
  thanksText: text,
  notice: text,
  receipt: z.object({ subject: text, text }).nullish(),
  fields: z
    .record(
      z.string().max(64),
      z.object({
        label: text,
        placeholder: text,
        helpText: text,
        unit: text,
        options: z.array(text).max(FORM_LIMITS.options).nullish(),
      }),
    )
    .default({}),
  /** Keys of texts that are still right although their source has changed. */
  confirmed: z.array(key).max(10_000).default([]),
  /** The revision of the form that was translated; refused when there is a newer one. */
  revision: z.number().int().optional(),
})
export type TranslationInput = z.output<typeof translationSchema>

export const reviewSchema = z.object({ isRead: z.boolean() })
