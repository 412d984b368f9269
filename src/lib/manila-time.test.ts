import { describe, expect, it } from 'vitest'
import { fromManilaInput, toManilaInput } from './manila-time'

describe('a time in an input', () => {
  it.each([
    ['2027-03-06T01:00:00.000Z', '2027-03-06T09:00'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01T00:00'],
    ['2027-03-06T01:00:30.000Z', '2027-03-06T09:00:30'],
  ])('%s is %s in Manila, and comes back', (time, value) => {
    expect(toManilaInput(time)).toBe(value)
    expect(new Date(fromManilaInput(value)).toISOString()).toBe(time)
  })
})
