import { describe, expect, it } from 'vitest'
import { describeTrend, trendPoints } from './trend'

const days = (...counts: number[]) =>
  counts.map((count, at) => ({ day: `2025-11-0${at + 1}`, count }))

describe('trendPoints', () => {
  it('goes from edge to edge, the busiest day at the top', () => {
    expect(trendPoints(days(0, 4, 2), 100, 40)).toBe('0,40 50,0 100,20')
  })
  it('lies on the ground without submissions', () => {
    expect(trendPoints(days(0, 0), 100, 40)).toBe('0,40 100,40')
    expect(trendPoints([], 100, 40)).toBe('')
  })
})

describe('describeTrend', () => {
  it('says how many and when most', () => {
    expect(describeTrend(days(1, 1200, 0))).toBe(
      '1,201 registrations in the last 3 days, most on Nov 2 (1,200)',
    )
    expect(describeTrend(days(0, 1))).toBe('1 registration in the last 2 days, most on Nov 2 (1)')
    expect(describeTrend(days(0, 3, 1, 3))).toContain('most on Nov 2 (3)')
    expect(describeTrend(days(0, 0))).toBe('No registrations in the last 2 days')
  })
})
