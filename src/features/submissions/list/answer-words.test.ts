import { expect, it } from 'vitest'
import { emptyAnswerFilter, withAnswerFilter } from '../answer-filters'
import { describeAnswerFilter } from './answer-words'

const shirt = emptyAnswerFilter('f1')

it.each([
  [{ is: ['L', 'XL'] }, 'Shirt: L or XL'],
  [{ to: '2009-12-31' }, 'Shirt: up to December 31, 2009'],
  [{ from: '2010-01-01' }, 'Shirt: from January 1, 2010'],
  [{ from: '2010-01-01', to: '2010-12-31' }, 'Shirt: January 1, 2010 to December 31, 2010'],
  [{ has: 'Grace', given: true }, 'Shirt: contains “Grace”, given'],
  [{ given: false }, 'Shirt: not given'],
])('says %o in words', (change, words) => {
  expect(describeAnswerFilter({ ...shirt, ...change }, 'Shirt')).toBe(words)
})

it('knows a field that is gone', () => {
  expect(describeAnswerFilter({ ...shirt, is: ['L'] }, undefined)).toBe('Unknown field: L')
})

it('replaces a filter in its place, and drops one that asks for nothing', () => {
  const [one, two] = [
    { ...shirt, is: ['L'] },
    { ...emptyAnswerFilter('f2'), has: 'a' },
  ]
  const next = withAnswerFilter([one, two], { ...one, is: ['S'] })
  expect(next.map(({ fieldId, is }) => [fieldId, is])).toEqual([
    ['f1', ['S']],
    ['f2', []],
  ])
  expect(withAnswerFilter(next, shirt)).toEqual([two])
  const given = { ...shirt, given: false }
  expect(withAnswerFilter([two], given)).toEqual([two, given])
})
