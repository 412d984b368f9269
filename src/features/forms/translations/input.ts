import * as z from 'zod'
import { FORM_LIMITS } from '../limits'

/**
 * The maximum length of every text, in characters. `mergeTranslation` checks the smaller maximum of
 * each kind of text.
 */
const MOST = 20_000
const text = z.string().trim().max(MOST, 'This text is too long').nullish()
const key = z.string().max(600)

/**
 * A translation of a form, as staff save it. A text that is left out loses its translation, except
 * texts of an email or notice that is switched off.
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
  /** The keys of texts whose translation is still right although the English text has changed. */
  confirmed: z.array(key).max(10_000).default([]),
  /**
   * The revision of the form that was translated. The request is refused when the form has another
   * one.
   */
  revision: z.number().int().optional(),
})
export type TranslationInput = z.output<typeof translationSchema>

export const languageReviewSchema = z.object({ isRead: z.boolean() })
