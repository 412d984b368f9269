import type { OtherLanguage } from '@/lib/languages'

/** A translation, and `of`, the English text from which it was made. */
interface TranslatedText {
  text: string
  of: string
}

/** `texts` has translations by the `key` of their `SourceText`. */
export interface Translation {
  /** Set by staff; visitors see the language only once every required text is translated. */
  isShown: boolean
  texts: Record<string, TranslatedText>
}

export type Translations = Partial<Record<OtherLanguage, Translation>>

export const FIELD_TEXTS = ['label', 'placeholder', 'helpText', 'unit'] as const
export type FieldText = (typeof FIELD_TEXTS)[number]

export const FORM_TEXTS = ['name', 'description', 'closedText', 'thanksText', 'notice'] as const
export type FormText = (typeof FORM_TEXTS)[number]

/** `blockText` is the help text of a section or a text block. */
export type TextPart =
  | FormText
  | FieldText
  | 'receiptSubject'
  | 'receiptText'
  | 'blockText'
  | 'option'

export interface SourceText {
  key: string
  /** Path of its translation in the request and in errors, such as `fields.7.label`. */
  path: string
  part: TextPart
  source: string
  /** Whether visitors can read the language only if this text is translated. */
  isRequired: boolean
  /** In characters, the same as for the English text. */
  limit: number
  /** Absent for a text of the form itself. */
  fieldId?: string
}

type Text = string | null

/** Null for what is not translated. */
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
  /** Counts required texts without a translation, and a notice translated from an earlier text. */
  missing: number
  /** For texts that changed since their translation, by key: the earlier English text. */
  changed: Record<string, string>
}

/** Who confirmed the product's built-in texts of a language, and when; null when nobody has. */
export type LanguageReviews = Record<
  OtherLanguage,
  {
    by: string
    at: string
  } | null
>
