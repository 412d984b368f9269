import { expect, it } from 'vitest'
import { DAY_MS, dayHoursOf, dayPhaseChanges, dayPhaseOf } from './day-phase'

const at = (time: string) => Date.parse(`2026-11-${time}+08:00`)
const HOURS = { startsAt: at('30T13:00'), endsAt: at('30T22:00') }

it.each([
  ['29T12:59', null],
  ['29T13:00', 'before'],
  ['30T12:59', 'before'],
  ['30T13:00', 'during'],
  ['30T21:59', 'during'],
  ['30T22:00', 'after'],
])('on the %s the phase is %s', (time, phase) => expect(dayPhaseOf(HOURS, at(time))).toBe(phase))

it('ends by itself a day later', () => {
  expect(dayPhaseOf(HOURS, HOURS.endsAt + DAY_MS - 1)).toBe('after')
  expect(dayPhaseOf(HOURS, HOURS.endsAt + DAY_MS)).toBeNull()
})

it('a day without a written end is live for twelve hours', () =>
  expect(dayHoursOf({ startsAt: 0, endsAt: null })).toEqual({ startsAt: 0, endsAt: DAY_MS / 2 }))

it('changes exactly at its moments', () => {
  expect(dayPhaseChanges({ startsAt: 0, endsAt: 5 })).toEqual([-DAY_MS, 0, 5, 5 + DAY_MS])
  for (const moment of dayPhaseChanges(HOURS)) {
    expect(dayPhaseOf(HOURS, moment)).not.toBe(dayPhaseOf(HOURS, moment - 1))
  }
})
