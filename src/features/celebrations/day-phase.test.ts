import { expect, it } from 'vitest'
import { DAY_MS, hoursOf, phaseChangesOf, phaseOf } from './day-phase'

const at = (time: string) => Date.parse(`2026-11-${time}+08:00`)
const HOURS = { startsAt: at('30T13:00'), endsAt: at('30T22:00') }

it.each([
  ['29T12:59', null],
  ['29T13:00', 'before'],
  ['30T12:59', 'before'],
  ['30T13:00', 'during'],
  ['30T21:59', 'during'],
  ['30T22:00', 'after'],
])('on the %s the phase is %s', (time, phase) => expect(phaseOf(HOURS, at(time))).toBe(phase))

it('ends by itself a day later', () => {
  expect(phaseOf(HOURS, HOURS.endsAt + DAY_MS - 1)).toBe('after')
  expect(phaseOf(HOURS, HOURS.endsAt + DAY_MS)).toBeNull()
})

it('a day without a written end is live for twelve hours', () =>
  expect(hoursOf({ startsAt: 0, endsAt: null })).toEqual({ startsAt: 0, endsAt: DAY_MS / 2 }))

it('changes exactly at its moments', () => {
  expect(phaseChangesOf({ startsAt: 0, endsAt: 5 })).toEqual([-DAY_MS, 0, 5, 5 + DAY_MS])
  for (const moment of phaseChangesOf(HOURS)) {
    expect(phaseOf(HOURS, moment)).not.toBe(phaseOf(HOURS, moment - 1))
  }
})
