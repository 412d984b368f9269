import { expect, it } from 'vitest'
import { erasePeopleFromText, multiWordNames } from './erased-text'
import { type Person, parsePerson } from './person'

const people = ['ana.reyes@gmail.com', '0917 555 0001'].map(parsePerson) as Person[]

it.each([
  ['Write to AnaReyes+x@gmail.com.', 'Write to [erased]'],
  ['Call +63 917 555 0001, or 0917 555 0002', 'Call [erased], or 0917 555 0002'],
  ['ANA REYES and Ana Reyes', '[erased] and [erased]'],
  ['Ana will sing, anabel@gmail.com too', 'Ana will sing, anabel@gmail.com too'],
  ['İ: a letter that grows, Ana Reyes', 'İ: a letter that grows, [erased]'],
  ['Susana Reyes, Ana Reyesoma, (Ana Reyes)', 'Susana Reyes, Ana Reyesoma, ([erased])'],
  ['', ''],
])('%s', (text, rest) => expect(erasePeopleFromText(text, people, ['Ana Reyes'])).toBe(rest))

it('takes names of several words', () => {
  expect(multiWordNames([' Ana Reyes', 'Ana', '', 'Ana Reyes'])).toEqual(['Ana Reyes'])
})
