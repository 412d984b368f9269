import { expect, it } from 'vitest'
import { celebrationsInDateOrder, nearestCelebration } from './nearest-celebration'
import type { Schedule } from './schedule'

const on = (date: string, repeats: Schedule['repeats'] = 'date'): Schedule => ({
  date,
  startsAt: '13:00',
  endsAt: '22:00',
  repeats,
  place: '',
})
const november = { title: 'Simultaneous', schedule: on('2025-11-30') }
const march = { title: 'National', schedule: on('2025-03-29', 'weekday') }

it.each([
  ['2026-11-30T21:59+08:00', 'Simultaneous', 'November 30, 2026'],
  ['2026-11-30T22:00+08:00', 'National', 'March 27, 2027'],
  ['2027-03-28T00:00+08:00', 'Simultaneous', 'November 30, 2027'],
])('at %s it is %s on %s', (now, title, date) => {
  expect(nearestCelebration({ november, march }, Date.parse(now))).toMatchObject({ title, date })
})

it('the nearer one is first; without dates they are in the order of the page', () => {
  const order = (now: string) => celebrationsInDateOrder({ november, march }, Date.parse(now))
  expect(order('2026-11-30T21:59+08:00')).toEqual(['november', 'march'])
  expect(order('2026-12-01T00:00+08:00')).toEqual(['march', 'november'])
  const unset = { title: 'Unset', schedule: null }
  expect(celebrationsInDateOrder({ november: unset, march: unset }, 0)).toEqual([
    'november',
    'march',
  ])
  expect(celebrationsInDateOrder({ november: unset, march }, 0)).toEqual(['march', 'november'])
})

it('is null while neither has a date ahead', () => {
  const past = { title: 'Past', schedule: on('2020-01-01', 'no') }
  const unset = { title: 'Unset', schedule: null }
  expect(nearestCelebration({ november: past, march: unset }, Date.now())).toBeNull()
})
