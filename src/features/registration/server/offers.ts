import 'server-only'
import type { PublicForm } from '@/features/forms/schema'
import { readLanguage, SOURCE_LANGUAGE } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'

/** What each other language of the form asks on its English page. */
export const offersOf = ({ lang, languages }: PublicForm) =>
  lang === SOURCE_LANGUAGE && languages
    ? Object.fromEntries(
        languages.flatMap((one) => {
          const words = wordsOf(readLanguage(one))
          return words ? [[one, words.switch]] : []
        }),
      )
    : undefined
