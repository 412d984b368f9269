import { expect, it } from 'vitest'
import { toSearchPattern, toSearchText } from './search-text'

it('gathers every value, list items and file names included, in lower case', () => {
  const file = { fileId: 1, name: 'Letter.PDF', mimeType: 'application/pdf', size: 3 }
  const text = toSearchText({ a: 'Juan', b: ['Main', 'Youth'], c: file, d: true })
  expect(text.split('\n')).toEqual(['juan', 'main', 'youth', 'letter.pdf'])
})

it('makes nothing typed special in a LIKE pattern', () => {
  expect(toSearchPattern('50%_A\\')).toBe('%50\\%\\_a\\\\%')
})
