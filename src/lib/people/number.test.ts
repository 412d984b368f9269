import { expect, it } from 'vitest'
import { phoneDigitsIn, phoneDigitsToFind } from './number'

it.each([
  ['0917 123 4567', ['639171234567']],
  ['Call +1 212 555 0100 or (02) 8123-4567', ['12125550100', '63281234567']],
  ['born 2001-06-07', []],
  ['123456', []],
  ['1234567', ['631234567']],
])('the numbers of “%s” are %o', (text, numbers) => {
  expect(phoneDigitsIn([text])).toEqual(numbers)
})

it('reads forty numbers at most', () => {
  const texts = Array.from({ length: 50 }, (_, at) => `0917 123 ${4500 + at}`)
  expect(phoneDigitsIn(texts)).toHaveLength(40)
})

it.each([
  ['0917 123', '917123'],
  ['0917 123 4567', '9171234567'],
  ['+63 917 123 4567', '639171234567'],
  ['0063 917 123 4567', '639171234567'],
  ['(+63) 917 123 4567', '639171234567'],
])('“%s” is searched as %s', (typed, digits) => {
  expect(phoneDigitsToFind(typed)).toBe(digits)
})
