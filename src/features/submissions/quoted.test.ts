import { expect, it } from 'vitest'
import { findReferenceInSearch, findRowIdInSearch, REFERENCE_ALPHABET } from './quoted'

it.each(['K7M2-9QXD', 'k7m29qxd', ' K7m2 9qxD '])('%j is a reference code', (search) => {
  expect(findReferenceInSearch(search)).toBe('K7M2-9QXD')
})

it.each([...REFERENCE_ALPHABET])('%s may be in a reference code', (sign) => {
  expect(findReferenceInSearch(`K7M2-9QX${sign}`)).toBe(`K7M2-9QX${sign}`)
})

it.each([...'01ILOU'])('%s may not', (sign) => {
  expect(findReferenceInSearch(`K7M2-9QX${sign}`)).toBeNull()
})

it.each(['K7M2', 'K7M2-9QX', 'K7M2--9QXD', 'K7M2-9QXO', 'K7M2-9QXD x', ''])(
  '%j is none',
  (search) => expect(findReferenceInSearch(search)).toBeNull(),
)

it.each<[string, number | null]>([
  ['#123', 123],
  [' 123 ', 123],
  ['#2147483647', 2147483647],
  ['#2147483648', null],
  ['#0', null],
  ['#012', null],
  ['123 4567', null],
  ['#', null],
  ['#12a', null],
])('%j as a number is %j', (search, number) => {
  expect(findRowIdInSearch(search)).toBe(number)
})
