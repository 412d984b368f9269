import { expect, it } from 'vitest'
import { isTimeZone, listLastDays } from './days'

const starts = (now: string, zone: string) =>
  listLastDays(2, new Date(now), zone).map(({ day, start }) => [day, start.toISOString()])

it('begins days at midnight of the zone, and ends with the day after today', () => {
  expect(starts('2026-03-01T17:30:00Z', 'Asia/Manila')).toEqual([
    ['2026-03-01', '2026-02-28T16:00:00.000Z'],
    ['2026-03-02', '2026-03-01T16:00:00.000Z'],
    ['2026-03-03', '2026-03-02T16:00:00.000Z'],
  ])
  expect(starts('2026-03-01T17:30:00Z', 'UTC')).toEqual([
    ['2026-02-28', '2026-02-28T00:00:00.000Z'],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ])
})

it('knows days that are longer or shorter than 24 hours', () => {
  expect(starts('2026-03-29T12:00:00Z', 'Europe/Berlin')).toEqual([
    ['2026-03-28', '2026-03-27T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ])
})

it.each([
  ['Asia/Manila', true],
  ['UTC', true],
  ['Nowhere', false],
  ["'; drop table", false],
])('%s is a zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
