import { expect, it } from 'vitest'
import { withCelebrationDate } from './countdown-date'

type Countdown = Parameters<typeof withCelebrationDate>[0]
const own = {
  heading: 'NATIONWIDE',
  dateFrom: 'own',
  date: 'November 30, 2025',
  hours: '1:00PM - 10:00PM',
  day: { startsAt: 1, endsAt: null },
} as unknown as Countdown
const november = { date: 'November 30, 2026', hours: '1:00PM - 9:00PM', startsAt: 5, endsAt: 9 }
const ahead = { november, march: null }

it('keeps its own date, which is the default', () =>
  expect(withCelebrationDate(own, ahead)).toBe(own))

it('takes date, hours and end of the celebration that was chosen', () =>
  expect(withCelebrationDate({ ...own, dateFrom: 'november' }, ahead)).toMatchObject({
    heading: 'NATIONWIDE',
    date: 'November 30, 2026',
    hours: '1:00PM - 9:00PM',
    day: { startsAt: 5, endsAt: 9 },
  }))

it('keeps its own date while that celebration has none ahead', () =>
  expect(withCelebrationDate({ ...own, dateFrom: 'march' }, ahead).date).toBe(own.date))
