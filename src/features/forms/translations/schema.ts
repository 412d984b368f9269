import type { OtherLanguage } from '@/lib/languages'

/** A translation of one text. `of` is the English text from which it was translated. */
interface TranslatedText {
  text: string
  of: string
}

/** A form's texts in one language. `texts` has translations by the `key` of their `SourceText`. */
export interface Translation {
  isShown: boolean
  texts: Record<string, TranslatedText>
}

export type Translations = Partial<Record<OtherLanguage, Translation>>

export const FIELD_TEXTS = ['label', 'placeholder', 'helpText', 'unit'] as const
export type FieldText = (typeof FIELD_TEXTS)[number]

export const FORM_TEXTS = ['name', 'description', 'closedText', 'thanksText', 'notice'] as const
export type FormText = (typeof FORM_TEXTS)[number]

export type TextPart =
  | FormText
  | FieldText
  | 'receiptSubject'
  | 'receiptText'
  | 'blockText'
  | 'option'

export interface SourceText {
  key: string
  /** Path of the translation in a request and in errors, such as `fields.7.label`. */
  path: string
  part: TextPart
  source: string
  /** True when visitors see the language only once this text is translated. */
  isRequired: boolean
  /** The most characters, the same as for the English text. */
  limit: number
  fieldId?: string
}

type Text = string | null

/**
 * A form's texts in one language, with their sources and progress. Texts that are not translated
 * are null.
 */
export interface FormTranslation {
  lang: OtherLanguage
  isShown: boolean
  /** True when staff show the language and every required text is translated. */
  isVisible: boolean
  revision: number
  name: Text
  description: Text
  closedText: Text
  thanksText: Text
  receipt: { subject: Text; text: Text }
  notice: Text
  /** By field id; `options` are in the order of the field's options. */
  fields: Record<string, Record<FieldText, Text> & { options: Text[] | null }>
  sources: SourceText[]
  total: number
  done: number
  /**
   * The number of required texts without a translation. A notice that was translated from an
   * earlier text counts too.
   */
  missing: number
  /** For each text that changed after its translation: the earlier English text, by key. */
  changed: Record<string, string>
}

export type ReviewByLanguage = Record<
  OtherLanguage,
  {
    by: string
    at: string
  } | null
>
