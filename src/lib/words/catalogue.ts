import 'server-only'
import type { OtherLanguage } from '../languages'
import { CEB_WORDS } from './ceb/ceb'
import { FIL_WORDS } from './fil/fil'
import { ILO_WORDS } from './ilo/ilo'
import type { PageWords, VisitorWords } from './words'

/**
 * The texts for visitors in each language except English. Pages pass them to the browser as data,
 * so that visitors do not download other languages.
 */
export const WORDS_BY_LANGUAGE: Record<OtherLanguage, VisitorWords> = {
  fil: FIL_WORDS,
  ceb: CEB_WORDS,
  ilo: ILO_WORDS,
}

/**
 * Returns the texts in a language. Null for English, whose texts are imported where they are shown.
 */
export const wordsOf = (language: OtherLanguage | null): VisitorWords | null =>
  language && WORDS_BY_LANGUAGE[language]

export const pageWordsOf = (words: VisitorWords | null): PageWords | null =>
  words && {
    form: words.form,
    rules: words.rules,
    draft: words.draft,
    sending: words.sending,
    progress: words.progress,
    steps: words.steps,
    party: words.party,
    thanks: words.thanks,
    event: words.event,
    switch: words.switch,
  }
