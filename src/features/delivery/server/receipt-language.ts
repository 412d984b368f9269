import 'server-only'
import { isStringList } from '@/features/answers/answer-shape'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { LONE_CHECKBOX_VALUE } from '@/features/forms/offered-options'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { EventForm, FormField } from '@/features/forms/schema'
import type { Translation, Translations } from '@/features/forms/translations/schema'
import { findText, RECEIPT_TEXTS } from '@/features/forms/translations/sources'
import { findOption } from '@/features/forms/translations/translate'
import type { OtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { writeDay } from '@/lib/words/days'
import type { Words } from '@/lib/words/words'

/** The language of a registration that was not made in English. */
export interface ReceiptLanguage {
  lang: OtherLanguage
  words: Words
  /** What staff have translated of the form, if anything. */
  translation: Translation | undefined
}

/** Returns null for English. */
export function receiptLanguageOf(
  lang: OtherLanguage | null,
  translations: Translations | null,
): ReceiptLanguage | null {
  const words = wordsOf(lang)
  return lang && words && { lang, words, translation: translations?.[lang] }
}

/** The form's name and the texts of its confirmation, in the registrant's language if possible. */
export function receiptTexts(
  { name, receipt }: Pick<EventForm, 'name' | 'receipt'>,
  language: ReceiptLanguage | null,
): Record<'name' | 'subject' | 'text', string> {
  const { subject, text } = receipt
  if (!language) return { name, subject, text }
  const { translation, words } = language
  const translated = (part: 'subject' | 'text') => {
    const [key, source] = [RECEIPT_TEXTS[part], receipt[part]]
    if (source !== DEFAULT_RECEIPT[part]) return findText(translation, key, source) ?? source
    const stored = translation?.texts[key]
    // A translation of an earlier text may be wrong; the built-in translation of the default text
    // is used instead.
    return stored?.of === source ? stored.text : words.mail[part]
  }
  return {
    name: findText(translation, 'name', name) ?? name,
    subject: translated('subject'),
    text: translated('text'),
  }
}

/**
 * Returns a chosen answer in the registrant's language; options without a translation stay as they
 * are. For other answers, returns the English answer `text`.
 */
export function answerIn(
  { words, translation }: ReceiptLanguage,
  { id, fieldType, options }: FormField,
  answer: unknown,
  text: string,
): string {
  if (FIELD_TYPE_TRAITS[fieldType].holds !== 'choice') return text
  const { yes, no } = words.mail
  if (typeof answer === 'boolean') return answer ? yes : no
  if (typeof answer !== 'string' && !isStringList(answer)) return text
  const textOf = (one: string) => {
    if (fieldType === 'date') return writeDay(one, words.rules)
    if (options?.length) return findOption(translation, id, one)
    return one === LONE_CHECKBOX_VALUE ? yes : one
  }
  return [answer].flat().map(textOf).join(', ')
}
