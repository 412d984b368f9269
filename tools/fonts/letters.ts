const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))

const ACCENTS = ['\u0300', '\u0301', '\u0302']

/**
 * What English, Filipino, Cebuano and Ilocano are written with: ASCII, ñ, vowels with grave, acute
 * and circumflex, and the signs of print.
 */
export const CORE_LETTERS = [
  ...range(0x20, 0x7e),
  ...[...'aeiouAEIOU'].flatMap((vowel) =>
    ACCENTS.map((accent) => (vowel + accent).normalize('NFC')),
  ),
  ...'ñÑ\u00a0©°·×‘’“”–—•…−',
].join('')

/** It stands in the extended file of each package, and comes as a face of its own. */
export const PESO = '₱'
