import { describe, expect, it } from 'vitest'
import {
  dayOfMonth,
  formatClockTime,
  formatFullDate,
  nextCelebrationDay,
  occurrenceAfter,
  parseHours,
  type Schedule,
  validateTime,
  weekInMonth,
} from './schedule'

const schedule = (date: string, repeats: Schedule['repeats']): Schedule => ({
  date,
  startsAt: '09:00',
  endsAt: '18:00',
  repeats,
  place: 'Metro Manila',
})
const at = (moment: string) => Date.parse(moment)

it('takes times of a day', () => {
  expect(validateTime('13:00')).toBe(true)
  expect(validateTime('9:00')).not.toBe(true)
  expect(validateTime('24:00')).not.toBe(true)
  expect(validateTime(null)).not.toBe(true)
})

it.each([
  ['00:00', '12:00AM'],
  ['09:05', '9:05AM'],
  ['11:59', '11:59AM'],
  ['12:00', '12:00PM'],
  ['13:00', '1:00PM'],
])('writes %s as %s', (time, words) => expect(formatClockTime(time)).toBe(words))

describe('the next day', () => {
  it('is the day itself until it is over in Manila', () => {
    const november = schedule('2025-11-30', 'date')
    expect(nextCelebrationDay(november, at('2024-01-01T00:00:00Z'))).toBe('2025-11-30')
    expect(nextCelebrationDay(november, at('2025-11-30T17:59:59+08:00'))).toBe('2025-11-30')
    expect(nextCelebrationDay(november, at('2025-11-30T18:00:00+08:00'))).toBe('2026-11-30')
    expect(nextCelebrationDay(november, at('2026-11-30T01:59:59-08:00'))).toBe('2026-11-30')
    expect(nextCelebrationDay(november, at('2031-12-31T23:59:59Z'))).toBe('2032-11-30')
  })

  it('may be the same weekday of its month', () => {
    const march = schedule('2026-03-28', 'weekday')
    expect(weekInMonth('2026-03-28')).toBe(-1)
    expect(nextCelebrationDay(march, at('2026-11-22T00:00:00Z'))).toBe('2027-03-27')
    expect(nextCelebrationDay(march, at('2029-01-01T00:00:00Z'))).toBe('2029-03-31')
    const second = schedule('2026-03-14', 'weekday')
    expect(weekInMonth('2026-03-14')).toBe(2)
    expect(nextCelebrationDay(second, at('2026-11-22T00:00:00Z'))).toBe('2027-03-13')
    const fourth = schedule('2025-11-23', 'weekday')
    expect(weekInMonth('2025-11-23')).toBe(4)
    expect(nextCelebrationDay(fourth, at('2026-01-01T00:00:00Z'))).toBe('2026-11-22')
  })

  it('is none once a single day is over', () => {
    const once = schedule('2026-03-28', 'no')
    expect(nextCelebrationDay(once, at('2026-03-28T10:00:00Z'))).toBeNull()
    expect(nextCelebrationDay(once, at('2026-03-28T09:59:59Z'))).toBe('2026-03-28')
  })

  it('of the twenty-ninth of February is the last of that month', () => {
    expect(nextCelebrationDay(schedule('2024-02-29', 'date'), at('2026-11-22T00:00:00Z'))).toBe(
      '2027-02-28',
    )
  })
})

it('is told in words and as moments, and is none without a date ahead', () => {
  const once = schedule('2026-11-30', 'no')
  expect(occurrenceAfter(once, at('2026-01-01T00:00:00Z'))).toEqual({
    startsAt: at('2026-11-30T09:00:00+08:00'),
    endsAt: at('2026-11-30T18:00:00+08:00'),
    date: 'November 30, 2026',
    hours: '9:00AM - 6:00PM',
  })
  expect(occurrenceAfter(once, at('2027-01-01T00:00:00Z'))).toBeNull()
  expect(occurrenceAfter(null, 0)).toBeNull()
})

it('has a number in its month', () => expect(dayOfMonth('2027-03-07')).toBe(7))

it('reads as people say it', () =>
  expect(formatFullDate('2027-03-27')).toBe('Saturday, March 27, 2027'))

it.each([
  ['1:00PM - 10:00PM', '13:00', '22:00'],
  [' 9 am to 12:30 pm ', '09:00', '12:30'],
  ['12AM–11:59 PM', '00:00', '23:59'],
])('the hours %s can be read', (text, startsAt, endsAt) =>
  expect(parseHours(text)).toEqual({ startsAt, endsAt }),
)

it.each([
  '',
  'After Mass',
  '3PM',
  '13:00 - 15:00',
  '13PM - 14PM',
  '13PM - 10PM',
  '0AM - 1AM',
  '1:70PM - 2PM',
  '10PM - 1AM',
])('the hours “%s” are left as words', (text) => expect(parseHours(text)).toBeNull())
