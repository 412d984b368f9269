import * as z from 'zod'
import { FORM_LIMITS } from '../limits'

/**
 * Maximum characters of any text. Each kind of text has a smaller maximum, which `mergeTranslation`
 * checks.
 */
const MOST = 20_000
const text = z.string().trim().max(MOST, 'This text is too long').nullish()
const key = z.string().max(600)

/**
 * The body of `PUT /api/admin/forms/{id}/translations/{lang}`. A text that is left out becomes
 * untranslated.
 */
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
  /**
   * Keys of translations that staff confirm as still right, although the English text has changed.
   */
  confirmed: z.array(key).max(10_000).default([]),
  /**
   * The revision of the form that was translated. The request is refused when the form has another
   * one; without this property nothing is compared.
   */
  revision: z.number().int().optional(),
})
export type TranslationInput = z.output<typeof translationSchema>

export const reviewSchema = z.object({ isRead: z.boolean() })
