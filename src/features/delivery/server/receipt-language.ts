import 'server-only'
import { isStringList } from '@/features/answers/answer-shape'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { LONE_CHECKBOX_VALUE } from '@/features/forms/offered-options'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { EventForm, FormField } from '@/features/forms/schema'
import type { Translation, Translations } from '@/features/forms/translations/schema'
import { findTranslatedText, RECEIPT_KEYS } from '@/features/forms/translations/sources'
import { translateOption } from '@/features/forms/translations/translate'
import type { OtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { formatDayInWords } from '@/lib/words/days'
import type { VisitorWords } from '@/lib/words/words'

export interface ReceiptLanguage {
  lang: OtherLanguage
  words: VisitorWords
  translation: Translation | undefined
}

export function receiptLanguageOf(
  lang: OtherLanguage | null,
  translations: Translations | null,
): ReceiptLanguage | null {
  const words = wordsOf(lang)
  return lang && words && { lang, words, translation: translations?.[lang] }
}

export function receiptTexts(
  { name, receipt }: Pick<EventForm, 'name' | 'receipt'>,
  language: ReceiptLanguage | null,
): Record<'name' | 'subject' | 'text', string> {
  const { subject, text } = receipt
  if (!language) return { name, subject, text }
  const { translation, words } = language
  const translated = (part: 'subject' | 'text') => {
    const [key, source] = [RECEIPT_KEYS[part], receipt[part]]
    if (source !== DEFAULT_RECEIPT[part])
      return findTranslatedText(translation, key, source) ?? source
    const stored = translation?.texts[key]
    // The translation may be of an earlier text. In this case the built-in translation is used.
    return stored?.of === source ? stored.text : words.mail[part]
  }
  return {
    name: findTranslatedText(translation, 'name', name) ?? name,
    subject: translated('subject'),
    text: translated('text'),
  }
}

export function translateAnswer(
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
    if (fieldType === 'date') return formatDayInWords(one, words.rules)
    if (options?.length) return translateOption(translation, id, one)
    return one === LONE_CHECKBOX_VALUE ? yes : one
  }
  return [answer].flat().map(textOf).join(', ')
}
