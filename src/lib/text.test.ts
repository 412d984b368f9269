import { expect, it } from 'vitest'
import {
  cleanText,
  EMAIL_SHAPE,
  formatBytes,
  likePatternContaining,
  normalizeUnicode,
  plural,
  possessive,
} from './text'

it('takes out what PostgreSQL and spreadsheets cannot hold, and nothing else', () => {
  expect(cleanText('a\u0000b\u001fc')).toBe('abc')
  expect(cleanText('half \ud83d end')).toBe('half \ufffd end')
  expect(cleanText('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree\tfour')
  expect(cleanText('🙏 ñ 日本')).toBe('🙏 ñ 日本')
})

const MB = 1024 * 1024

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [655_360, '640 KB'],
  [MB - 1, '1 MB'],
  [2.44 * MB, '2.4 MB'],
  [8 * MB, '8 MB'],
])('%d bytes is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it.each([
  ['registration', 2, 'registrations'],
  ['registration', 1, 'registration'],
  ['testimony', 3, 'testimonies'],
  ['day', 7, 'days'],
])('%s, %s of them', (noun, count, words) => {
  expect(plural(noun, count)).toBe(words)
})

it('a text does not grow beyond four times itself when its signs become ordinary ones', () => {
  expect(normalizeUnicode('Ａna ﬁne ½', 'NFKC')).toBe('Ana fine 1⁄2')
  expect(normalizeUnicode('ﷺ', 'NFKD')).toHaveLength(18)
  expect(normalizeUnicode('ᾂ'.repeat(1000), 'NFKD')).toHaveLength(4000)
  expect(normalizeUnicode('ﷺ'.repeat(10_000), 'NFKD')).toHaveLength(40_000)
})

it('what somebody searches for is no wildcard', () => {
  expect(likePatternContaining('50%_\\')).toBe('%50\\%\\_\\\\%')
})

it('names with an s at the end need none more', () => {
  expect(['Aklan', 'Batanes'].map(possessive)).toEqual(['Aklan’s', 'Batanes’'])
})

it.each(['ana@example.org', 'a+b@mail.church.ph', 'ñ@example.org'])('%s is an address', (text) =>
  expect(EMAIL_SHAPE.test(text)).toBe(true),
)
it.each([
  'ana',
  'ana@example',
  'ana@.org',
  '@example.org',
  'a b@example.org',
  'a@b@example.org',
  '',
])('%j is none', (text) => expect(EMAIL_SHAPE.test(text)).toBe(false))
