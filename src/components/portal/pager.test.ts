import { expect, it } from 'vitest'
import { countPages } from './pager'

it.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [312, 10, 32],
  [312, 100, 4],
])('%i rows make, by %i, %i pages', (total, rows, pages) => {
  expect(countPages(total, rows)).toBe(pages)
})
