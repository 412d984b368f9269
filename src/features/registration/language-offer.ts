import { type Language, SOURCE_LANGUAGE } from '@/lib/languages'

const KEY = 'language-offer'

/** Browsers may name Filipino by the code of Tagalog, on which it is based. */
const ALIASES: Record<string, Language> = { tl: 'fil' }

/**
 * Returns the language to offer; null when English is preferred, or the form has no language that
 * the visitor reads. `preferred` contains the browser's language tags, the most preferred first.
 */
export function findOfferedLanguage(
  preferred: readonly string[],
  languages: readonly Language[],
): Language | null {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0] ?? ''
    if (code === SOURCE_LANGUAGE) return null
    const known = languages.find((lang) => lang === (ALIASES[code] ?? code))
    if (known) return known
  }
  return null
}

/**
 * True after the offer was made on this device. Also true where storage is blocked, because the
 * offer would otherwise appear at every visit.
 */
export function wasLanguageOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

export function rememberLanguageOffer(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full, so the offer appears again at the next visit.
  }
}
