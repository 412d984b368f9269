import { expect, it } from 'vitest'
import { mostSelectivePart } from './most-selective'

const among =
  (...common: string[]) =>
  (part: string) =>
    common.includes(part) ? 0.9 : 0

it.each<[string, string, string, string[]]>([
  ['all of it when nothing in it is common', 'zebedee of nowhere', 'zebedee of nowhere', []],
  [
    'what follows the common start of an address',
    'legate99@',
    'te99',
    ['leg', 'ega', 'gat', 'ate'],
  ],
  ['the longer of two stretches', 'abcdXXXwxyz1', 'wxyz1', ['cdX', 'dXX', 'XXX', 'XXw', 'Xwx']],
  ['all of it when everything is common', 'grace', 'grace', ['gra', 'rac', 'ace']],
  ['what is too short to be in the index', 'ab', 'ab', []],
  ['signs', '@ - @', '@ - @', []],
])('asks the index for %s', (_case, search, part, common) => {
  expect(mostSelectivePart(search, among(...common))).toBe(part)
})
