import { expect, it } from 'vitest'
import { nextIndex } from './use-rotation'

it('goes round', () => {
  expect([0, 1, 2, 3, 4].map((index) => nextIndex(index, 5))).toEqual([1, 2, 3, 4, 0])
})

it('goes from group to group, and from a short last group to the first', () => {
  expect(nextIndex(0, 25, 5)).toBe(5)
  expect(nextIndex(20, 25, 5)).toBe(0)
  expect(nextIndex(5, 8, 5)).toBe(0)
  expect(nextIndex(0, 8, 5)).toBe(5)
})

it('has somewhere to be when there is nothing', () => {
  expect(nextIndex(0, 0)).toBe(0)
  expect(nextIndex(0, 1)).toBe(0)
})
