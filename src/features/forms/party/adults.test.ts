import { expect, it } from 'vitest'
import { findBirthField, hasAdult } from './adults'

const TODAY = '2026-11-23'

it.each<[string, string | undefined, boolean]>([
  ['turns 18 today', '2008-11-23', true],
  ['turns 18 tomorrow', '2008-11-24', false],
  ['turned 18 yesterday', '2008-11-22', true],
  ['is old', '1931-01-01', true],
  ['did not say', '', false],
  ['was not asked', undefined, false],
])('who %s (%s) is an adult: %s', (_who, born, isAdult) => {
  expect(hasAdult('born', 1, born === undefined ? {} : { born }, TODAY)).toBe(isAdult)
})

it('who was born on 29 February is an adult from 1 March on', () => {
  const answers = { born: '2008-02-29' }
  expect(hasAdult('born', 1, answers, '2026-02-28')).toBe(false)
  expect(hasAdult('born', 1, answers, '2026-03-01')).toBe(true)
})

it('anybody of the party will do, and nobody beyond it', () => {
  const answers = { born: '2020-01-01', 'born-2': '2019-01-01', 'born-3': '1990-01-01' }
  expect(hasAdult('born', 3, answers, TODAY)).toBe(true)
  expect(hasAdult('born', 2, answers, TODAY)).toBe(false)
})

it('the question for the birthday is known by its label, or is the first day that is asked', () => {
  const field = (id: string, label: string, fieldType: 'date' | 'text' = 'date') => ({
    ...{ id, label, fieldType },
  })
  const arrival = field('a', 'Arrival')
  const asked = { fieldIds: ['a', 'b', 'c'] }
  expect(findBirthField([arrival, field('b', 'Date of birth')], asked)?.id).toBe('b')
  expect(findBirthField([arrival, field('b', 'Kapanganakan')], asked)?.id).toBe('b')
  expect(findBirthField([field('c', 'Birth name', 'text'), arrival], asked)?.id).toBe('a')
  expect(findBirthField([field('d', 'Birthday')], asked)).toBeUndefined()
})
