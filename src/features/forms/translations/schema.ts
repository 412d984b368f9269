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

/** The texts of a field that staff write, except its options. */
export const FIELD_TEXTS = ['label', 'placeholder', 'helpText', 'unit'] as const
export type FieldText = (typeof FIELD_TEXTS)[number]

/** The texts of the form itself. */
export const FORM_TEXTS = ['name', 'description', 'closedText', 'thanksText', 'notice'] as const
export type FormText = (typeof FORM_TEXTS)[number]

/** What a text is for. `blockText` is the help text of a section or a text block. */
export type TextPart =
  | FormText
  | FieldText
  | 'receiptSubject'
  | 'receiptText'
  | 'blockText'
  | 'option'

/** A text of a form that can be translated. */
export interface SourceText {
  key: string
  /**
   * Where its translation is in the request, such as `fields.7.label`; errors use this path too.
   */
  path: string
  part: TextPart
  source: string
  /** Visitors see the language only when all required texts are translated. */
  isRequired: boolean
  /** The maximum length of the translation in characters, which is that of the source text. */
  limit: number
  /** Absent for a text of the form itself. */
  fieldId?: string
}

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
  /** The texts that staff have written, in the order of the form. */
  sources: SourceText[]
  /**
   * How many texts there are, how many are translated, and how many required ones are not; a notice
   * that was translated from an earlier text counts as missing.
   */
  total: number
  done: number
  missing: number
  /** The keys of texts whose source has changed, with the source as it was translated. */
  changed: Record<string, string>
}

/**
 * `GET /api/admin/languages`: who has confirmed our own words in each language; null for nobody.
 */
export type LanguageReviews = Record<
  OtherLanguage,
  {
    by: string
    /** ISO 8601, UTC. */
    at: string
  } | null
>
