import { describe, expect, it } from 'vitest'
import { findFileErrors } from './file-limits'

const MB = 1024 * 1024

describe('findFileErrors', () => {
  const sizes = (...entries: [string, number][]) =>
    new Map(entries.map(([id, size]) => [id, { size }]))

  it('accepts a file of exactly the limit', () => {
    expect(findFileErrors(sizes(['a', 25 * MB]))).toEqual({})
  })

  it('names the file that is too large', () => {
    expect(findFileErrors(sizes(['a', 25 * MB + 1], ['b', 10]))).toEqual({
      a: 'This file is larger than 25 MB. Please choose a smaller one.',
    })
  })

  it('names all of them when only their sum is too large', () => {
    expect(Object.keys(findFileErrors(sizes(['a', 21 * MB], ['b', 20 * MB])))).toEqual(['a', 'b'])
  })
})
