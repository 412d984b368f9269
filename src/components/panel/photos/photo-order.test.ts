import { expect, it } from 'vitest'
import {
  hasRoomForPhoto,
  listTickedIds,
  withAddedPhotos,
  withExchangedPhotos,
  withMovedPhoto,
} from './photo-order'

it('new photos follow, and none is there twice', () => {
  expect(withAddedPhotos([1, 2], [3, 2, 3, 4])).toEqual([1, 2, 3, 4])
})

it.each([
  [0, 2, [2, 3, 1]],
  [2, 0, [3, 1, 2]],
  [1, 2, [1, 3, 2]],
  [1, 1, [1, 2, 3]],
])('moved from place %i to place %i', (from, to, expected) => {
  expect(withMovedPhoto([1, 2, 3], from, to)).toEqual(expected)
})

it('another photo takes the place, and one of the same gallery changes places', () => {
  expect(withExchangedPhotos([1, 2, 3], 2, 9)).toEqual([1, 9, 3])
  expect(withExchangedPhotos([1, 2, 3], 1, 3)).toEqual([3, 2, 1])
})

it.each([
  [[1], 2, true],
  [[1, 2], 2, false],
  [[1, 2, 3], undefined, true],
])('beside %j of at most %s another has room: %s', (ids, maxRows, expected) => {
  expect(hasRoomForPhoto(ids, maxRows)).toBe(expected)
})

it('of the library adds only what is still ticked', () => {
  const selection = new Map<number | string, boolean>([
    [7, true],
    ['8', true],
    [9, false],
  ])
  expect(listTickedIds(selection)).toEqual([7, 8])
})
