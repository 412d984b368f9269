import type { OtherLanguage } from '@/lib/languages'

/** A translated text, and the source text from which it was translated. */
export interface TranslatedText {
  text: string
  of: string
}

/** One language of a form, as it is stored. The keys are those of `listSources`. */
export interface Translation {
  /** Whether visitors may read it, once every required text is translated. */
  isShown: boolean
  texts: Record<string, TranslatedText>
}

/** The languages of a form, stored in its row and in each of its versions. */
export type Translations = Partial<Record<OtherLanguage, Translation>>

/** The texts of a field that staff write; options are beside them. */
export const FIELD_TEXTS = ['label', 'placeholder', 'helpText', 'unit'] as const
export type FieldText = (typeof FIELD_TEXTS)[number]

type Text = string | null

/** `GET /api/admin/forms/{id}/translations/{lang}`; null for what is not translated. */
export interface FormTranslation {
  lang: OtherLanguage
  isShown: boolean
  /** True when visitors can read it: it is shown, and every required text exists. */
  isVisible: boolean
  /** The revision of the form whose texts were compared. */
  revision: number
  name: Text
  description: Text
  closedText: Text
  thanksText: Text
  receipt: { subject: Text; text: Text }
  notice: Text
  /** By field id. `options` has the order of the field's options. */
  fields: Record<string, Record<FieldText, Text> & { options: Text[] | null }>
  /** How many texts there are, how many are translated, and how many required ones are not. */
  total: number
  done: number
  missing: number
  /** The keys of texts whose source has changed, with the source as it was translated. */
  changed: Record<string, string>
}

/** `GET /api/admin/languages`: who has confirmed our own words in each language; null for nobody. */
export type LanguageReviews = Record<
  OtherLanguage,
  {
    by: string
    /** ISO 8601, UTC. */
    at: string
  } | null
>
