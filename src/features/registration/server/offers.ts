import 'server-only'
import type { PublicForm } from '@/features/forms/schema'
import { SOURCE_LANGUAGE, toOtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'

/**
 * Returns the texts with which the English page of a form offers each of its other languages;
 * undefined for other pages and for a form in one language.
 */
export const languageOffersOf = ({ lang, languages }: PublicForm) =>
  lang === SOURCE_LANGUAGE && languages
    ? Object.fromEntries(
        languages.flatMap((one) => {
          const words = wordsOf(toOtherLanguage(one))
          return words ? [[one, words.switch]] : []
        }),
      )
    : undefined
