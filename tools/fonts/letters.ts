const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))

const ACCENTS = ['\u0300', '\u0301', '\u0302']

/** The characters of English, Filipino, Cebuano and Ilocano. */
export const CORE_LETTERS = [
  ...range(0x20, 0x7e),
  ...[...'aeiouAEIOU'].flatMap((vowel) =>
    ACCENTS.map((accent) => (vowel + accent).normalize('NFC')),
  ),
  ...'ñÑ\u00a0©°·×‘’“”–—•…−',
].join('')

/** Has a font face of its own, because only the `latin-ext` file of a package contains it. */
export const PESO_SIGN = '₱'
