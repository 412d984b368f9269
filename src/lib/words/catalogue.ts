import 'server-only'
import type { OtherLanguage } from '../languages'
import { CEB } from './ceb/ceb'
import { FIL } from './fil/fil'
import { ILO } from './ilo/ilo'
import type { PageWords, Words } from './words'

/**
 * Pages pass these texts to the browser as data, so that visitors do not download other languages.
 */
export const CATALOGUE: Record<OtherLanguage, Words> = { fil: FIL, ceb: CEB, ilo: ILO }

/** Returns null for English, whose texts are imported where they are shown. */
export const wordsOf = (language: OtherLanguage | null): Words | null =>
  language && CATALOGUE[language]

export const pageWordsOf = (words: Words | null): PageWords | null =>
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
