import { type Language, SOURCE_LANGUAGE } from '@/lib/languages'

const KEY = 'language-offer'

/** Filipino is also known by the code of Tagalog, on which it is based. */
const ALIASES: Record<string, Language> = { tl: 'fil' }

/**
 * Returns the language of the form that the visitor prefers to English; null when there is none.
 * `preferred` are the browser's language tags, such as `fil-PH`, the most preferred first.
 */
export function findOffer(
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
 * Returns whether the offer was shown on this device; true where storage is blocked, because the
 * offer would otherwise appear at every visit.
 */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

/** Stores on the device that the offer was shown. */
export function rememberOffer(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full, so the offer appears again at the next visit.
  }
}
