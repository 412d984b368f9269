import { expect, it } from 'vitest'
import { guessRenamedOptions } from './option-renames'

const renames = (before: string, now: string) =>
  Object.fromEntries(guessRenamedOptions(before.split(' '), now.split(' ')))

it.each([
  ['Yes No', 'Yes Never', { No: 'Never' }],
  ['S M L', 'Small M Large', { S: 'Small', L: 'Large' }],
  ['S M L', 'M L Small', {}],
  ['Yes No', 'Yes', {}],
  ['Yes No', 'Yes No Perhaps', {}],
  ['Yes No', 'Yes Never Perhaps', {}],
  ['Yes No', 'No Yes', {}],
  ['A B C', 'C B A2', {}],
])('from %s to %s', (before, now, expected) => {
  expect(renames(before, now)).toEqual(expected)
})
