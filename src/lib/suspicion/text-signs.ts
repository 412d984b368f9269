import { normalizeUnicode } from '../text'
import type { SuspicionSign } from './suspicion'

export interface FreeText {
  text: string
  mayBeLink: boolean
}

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|(?<![a-z0-9-])[a-z0-9-]+\.(?:com|net|org|info|biz|xyz|top|ru|cn|io|me|ly|gl|co|club|click|shop|online|site|link|live|store|win|vip|bet)\b(?:\/\S*)?/gi
const MARKUP = /\[(?:url|link|img)[=\]]|<\/?(?:a|script|iframe|img|div|p|br)\b[^<>]*>/i

const ADVERTISED =
  /\b(?:viagra|cialis|tramadol|casinos?|slots? bonus|free spins|sports? betting|porn\w*|xxx|escorts?|sex dating|payday loans?|quick loans?|forex|crypto ?(?:currency|invest\w*|wallet)|bitcoin|binary options?|backlinks?|seo (?:services?|agency|expert|packages?)|guest posts?|rank (?:your|higher)|web traffic|buy followers|replica watch\w*|weight loss pills?|work from home and earn|make money (?:fast|online)|you have won|claim your prize|wire transfer|next of kin|bit\.ly|tinyurl\.com|t\.me|wa\.me|cutt\.ly|goo\.gl|is\.gd)\b/gi

const MANY_LINKS = 3
const ADVERTISED_MUCH = 2

const countIn = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)

/**
 * Finds signs of spam in texts. One or two links are only an ordinary sign, because a person may
 * well name a page.
 */
export function findTextSigns(texts: readonly FreeText[]): SuspicionSign[] {
  const signs: SuspicionSign[] = []
  const plain = texts.map(({ text }) => normalizeUnicode(text, 'NFKC').replace(EMAIL, ' '))
  const uninvited = plain.filter((_text, index) => !texts[index]?.mayBeLink)
  const links = countIn(uninvited, LINK)
  if (links >= MANY_LINKS) signs.push({ points: 3, reason: `The texts hold ${links} links.` })
  else if (links > 0) signs.push({ points: 2, reason: 'There is a link in a text.' })
  if (plain.some((text) => MARKUP.test(text))) {
    signs.push({ points: 3, reason: 'There is markup for links or scripts in a text.' })
  }
  const advertised = countIn(plain, ADVERTISED)
  if (advertised > 0) {
    const points = advertised >= ADVERTISED_MUCH ? 3 : 2
    signs.push({ points, reason: 'The words are those of advertising.' })
  }
  return signs
}

/**
 * The fewest letters of a text with a fingerprint. Shorter texts, such as a church, a village or
 * "Thank you", are often equal by chance.
 */
const LONG_TEXT = 80

/**
 * Returns the first 80 and the last 80 letters. Ignores all other characters, so that inserted
 * digits and signs change nothing. Returns null for a text with fewer letters.
 */
export function textFingerprint(text: string): [start: string, end: string] | null {
  const letters = normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
  if (letters.length < LONG_TEXT) return null
  return [letters.slice(0, LONG_TEXT), letters.slice(-LONG_TEXT)]
}
