// biome-ignore lint/style/noRestrictedImports: a second implementation to compare with
import { format } from 'date-fns'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatClock,
  formatDay,
  formatDetailsDate,
  formatMinistryTableDate,
  formatShortDay,
  formatTableDate,
  formatWrittenDay,
  toInstant,
} from './dates'

const DATES = fc.date({
  min: new Date('1000-01-02T00:00:00Z'),
  max: new Date('9999-12-30T00:00:00Z'),
  noInvalidDate: true,
})

it('writes dates as Spec §9 has them, whatever the day', () => {
  fc.assert(
    fc.property(DATES, (date) => {
      expect(formatTableDate(date.toISOString())).toBe(format(date, 'MMM d, yyyy HH:mm'))
      expect(formatDetailsDate(date)).toBe(format(date, "MMMM d, yyyy 'at' HH:mm"))
      expect(formatDay(date)).toBe(format(date, 'MMM d, yyyy'))
      expect(formatShortDay(date)).toBe(format(date, 'MMM d'))
    }),
  )
})

it('writes midnight as the first hour of its day', () => {
  const midnight = new Date(2026, 2, 1)
  expect(formatTableDate(midnight)).toBe('Mar 1, 2026 00:00')
  expect(formatDetailsDate(midnight)).toBe('March 1, 2026 at 00:00')
})

it('writes the time alone for today, and the day for any other', () => {
  const now = new Date(2026, 2, 1, 18, 0).getTime()
  expect(formatClock(new Date(2026, 2, 1, 14, 5), now)).toBe('14:05')
  expect(formatClock(new Date(2026, 1, 28, 14, 5), now)).toBe('Feb 28, 2026 14:05')
})

it('writes the time of Manila, wherever the page is rendered', () => {
  expect(formatMinistryTableDate('2026-02-28T16:05:00Z')).toBe('Mar 1, 2026 00:05')
})

it.each([
  ['2027-03-07', 'March 7, 2027'],
  ['2028-02-29', 'February 29, 2028'],
  ['2027-02-29', '2027-02-29'],
  ['next week', 'next week'],
  ['', ''],
])('writes the day %j as %j', (day, text) => expect(formatWrittenDay(day)).toBe(text))

it.each([
  ['2026-03-01T08:00:00+08:00', '2026-03-01T00:00:00.000Z'],
  ['infinity', null],
  [null, null],
])('the instant of %j is %j', (stored, instant) => expect(toInstant(stored)).toBe(instant))
