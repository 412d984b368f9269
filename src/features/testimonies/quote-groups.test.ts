import { expect, it } from 'vitest'
import { splitIntoQuoteGroups } from './quote-groups'

it.each([
  [0, []],
  [1, [1]],
  [5, [5]],
  [6, [6]],
  [7, [5, 2]],
  [11, [5, 6]],
  [25, [5, 5, 5, 5, 5]],
  [26, [5, 5, 5, 5, 6]],
])('%i quotes in groups of %j: none stands alone', (count, sizes) => {
  const quotes = Array.from({ length: count }, (_, at) => at)
  const groups = splitIntoQuoteGroups(quotes)
  expect(groups.map(({ length }) => length)).toEqual(sizes)
  expect(groups.flat()).toEqual(quotes)
})
