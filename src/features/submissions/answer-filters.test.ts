import { expect, it } from 'vitest'
import {
  ANSWER_FILTER_LIMITS,
  emptyAnswerFilter,
  readAnswerFilters,
  toParameterBody,
  withAnswerFilter,
} from './answer-filters'

const read = (query: string) => {
  const refused: string[] = []
  const filters = readAnswerFilters(new URLSearchParams(query), (name) => refused.push(name))
  return { filters, refused }
}

it('takes each value once, and none that is blank', () => {
  const { filters, refused } = read('answer.f=L&answer.f=XL&answer.f=L&answer.f=+&answer.g.has=')
  expect(filters).toEqual([{ ...emptyAnswerFilter('f'), is: ['L', 'XL'] }])
  expect(refused).toEqual([])
})

it.each([
  ['a value that is too long', `answer.f=${'x'.repeat(ANSWER_FILTER_LIMITS.length + 1)}`],
  ['a day that does not exist', 'answer.f.from=2010-02-30'],
  ['a year that is still typed', 'answer.f.to=0201-01-01'],
  ['a word for yes or no', 'answer.f.given=maybe'],
  ['an unknown part', 'answer.f.like=L'],
])('refuses %s and keeps the others', (_case, query) => {
  const { filters, refused } = read(`${query}&answer.g=L`)
  expect(refused).toHaveLength(1)
  expect(filters.filter(({ fieldId }) => fieldId === 'g')).toHaveLength(1)
})

it('takes as many fields and values as it may, and no more', () => {
  const { fields, values } = ANSWER_FILTER_LIMITS
  const many = (count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => name(at)).join('&')
  expect(read(many(fields, (at) => `answer.f${at}=L`)).refused).toEqual([])
  expect(read(many(fields + 1, (at) => `answer.f${at}=L`)).refused).toEqual([`answer.f${fields}`])
  expect(read(many(values, (at) => `answer.f=${at}`)).refused).toEqual([])
  expect(read(many(values + 1, (at) => `answer.f=${at}`)).refused).toEqual(['answer.f'])
})

it('replaces the filter of a field in its place, adds a new one, and drops an empty one', () => {
  const [one, two] = [
    { ...emptyAnswerFilter('a'), has: 'x' },
    { ...emptyAnswerFilter('b'), given: false },
  ]
  const next = { ...one, has: 'y' }
  expect(withAnswerFilter([one, two], next)).toEqual([next, two])
  expect(withAnswerFilter([one], two)).toEqual([one, two])
  expect(withAnswerFilter([one, two], emptyAnswerFilter('a'))).toEqual([two])
  expect(withAnswerFilter([], emptyAnswerFilter('a'))).toEqual([])
})

it('gives a body lists of answers, and the first of anything else', () => {
  const query = new URLSearchParams('status=new&status=reviewed&answer.f=L&answer.f=XL')
  expect(toParameterBody(query)).toEqual({ status: 'new', 'answer.f': ['L', 'XL'] })
})
