import { expect, it } from 'vitest'
import { downloadName, isResourceKey } from './constants'

it.each([
  ['One Name', 'booklet', 'One-Name-About.pdf'],
  ['One Name', 'first-seven-years', 'One-Name-First-Seven-Years.pdf'],
  ['Ñandú "x"; \r\n', 'booklet', 'Nandu-x-About.pdf'],
  ['主', 'booklet', 'About.pdf'],
] as const)('%j names the %s %s', (site, key, name) => expect(downloadName(site, key)).toBe(name))

it('knows two documents', () => {
  expect(isResourceKey('booklet')).toBe(true)
  expect(isResourceKey('first-seven-years')).toBe(true)
  expect(isResourceKey('Booklet')).toBe(false)
  expect(isResourceKey(null)).toBe(false)
})
