export const OTHER_LANGUAGES = ['fil', 'ceb', 'ilo'] as const
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

/** The language in which staff write. */
export const SOURCE_LANGUAGE = 'en'
export type Language = typeof SOURCE_LANGUAGE | OtherLanguage

export const NATIVE_LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Binisaya',
  ilo: 'Ilokano',
}

export const ENGLISH_LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fil: 'Filipino',
  ceb: 'Cebuano',
  ilo: 'Ilocano',
}

/** Returns the code as a language other than English; null for English and for an unknown code. */
export const toOtherLanguage = (code: unknown): OtherLanguage | null =>
  OTHER_LANGUAGES.find((known) => known === code) ?? null

export const withLanguageParameter = (path: string, lang: Language | null | undefined): string =>
  !lang || lang === SOURCE_LANGUAGE ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/**
 * Returns the language in a URL's `lang`; null for English, for an unknown one, and without `lang`.
 */
export const languageOfUrl = (url: string): OtherLanguage | null =>
  toOtherLanguage(new URLSearchParams(url.split('?')[1]).get('lang'))
