import { expect, it } from 'vitest'
import { buildDocumentFileName, isFixedDocumentKey, validateDocumentKey } from './constants'

it.each([
  ['One Name', 'booklet', 'One-Name-About.pdf'],
  ['One Name', 'first-seven-years', 'One-Name-First-Seven-Years.pdf'],
  ['Ñandú "x"; \r\n', 'booklet', 'Nandu-x-About.pdf'],
  ['主', 'booklet', 'About.pdf'],
  ['One Name', 'prayer-guide-2026', 'One-Name-Prayer-Guide-2026.pdf'],
  ['One Name', 'constructor', 'One-Name-Constructor.pdf'],
] as const)('%j names the %s %s', (site, key, name) =>
  expect(buildDocumentFileName(site, key)).toBe(name),
)

it('keeps the addresses of two documents', () => {
  expect(['booklet', 'first-seven-years'].every(isFixedDocumentKey)).toBe(true)
  expect(['Booklet', 'prayer-guide', null].some(isFixedDocumentKey)).toBe(false)
})

it('takes addresses of others', () => {
  expect(validateDocumentKey('prayer-guide-2026')).toBe(true)
  for (const key of ['', null, 'Prayer', 'a b', 'a/b', '-a']) {
    expect(validateDocumentKey(key)).toMatch(/small letters/)
  }
})
