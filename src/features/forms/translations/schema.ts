import type { OtherLanguage } from '@/lib/languages'

/** A translation, and `of`, the English text from which it was made. */
export interface TranslatedText {
  text: string
  of: string
}

/** One language of a form, as it is stored. The keys of `texts` are made as in `listSources`. */
export interface Translation {
  /**
   * Whether staff show the language to visitors. Visitors see it only once every required text is
   * translated.
   */
  isShown: boolean
  texts: Record<string, TranslatedText>
}

/** The translations of a form, stored in its row and in each of its versions. */
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
   * The path of its translation in the request, such as `fields.7.label`. Errors use the same path.
   */
  path: string
  part: TextPart
  source: string
  /** Whether visitors can read the language only if this text is translated. */
  isRequired: boolean
  /** The maximum length of the translation in characters, the same as of the English text. */
  limit: number
  /** Absent for a text of the form itself. */
  fieldId?: string
}

type Text = string | null

/**
 * The response of `GET /api/admin/forms/{id}/translations/{lang}`; null for what is not translated.
 */
export interface FormTranslation {
  lang: OtherLanguage
  isShown: boolean
  /**
   * True when visitors can read the language: staff show it, and every required text is translated.
   */
  isVisible: boolean
  /** The revision of the form whose texts `sources` are. */
  revision: number
  name: Text
  description: Text
  closedText: Text
  thanksText: Text
  receipt: { subject: Text; text: Text }
  notice: Text
  /** By field id. The translated `options` are in the order of the field's options. */
  fields: Record<string, Record<FieldText, Text> & { options: Text[] | null }>
  /** The texts to translate: those of the form itself, then those of its fields in their order. */
  sources: SourceText[]
  /**
   * `total` counts the texts, `done` the translated ones, and `missing` the required ones without a
   * translation. A notice that was translated from an earlier text counts as missing.
   */
  total: number
  done: number
  missing: number
  /**
   * The texts that have changed since their translation, by key: the English text from which each
   * was translated.
   */
  changed: Record<string, string>
}

/**
 * The response of `GET /api/admin/languages`: who has confirmed the product's built-in texts in
 * each language; null when nobody has.
 */
export type LanguageReviews = Record<
  OtherLanguage,
  {
    by: string
    /** ISO 8601, UTC. */
    at: string
  } | null
>
