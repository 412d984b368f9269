import { expect, it } from 'vitest'
import { cleanText } from './text'

it('takes out what PostgreSQL and spreadsheets cannot hold, and nothing else', () => {
  expect(cleanText('a\u0000b\u001fc')).toBe('abc')
  expect(cleanText('half \ud83d end')).toBe('half \ufffd end')
  expect(cleanText('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree\tfour')
  expect(cleanText('🙏 ñ 日本')).toBe('🙏 ñ 日本')
})
