// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Schedule } from '../schedule'
import { CalendarLink, NextCelebrationDate } from './next-celebration-date'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const YEARLY: Schedule = {
  ...{ date: '2025-11-30', startsAt: '13:00', endsAt: '22:00' },
  ...{ repeats: 'date', place: 'Every province' },
}

function openAt(now: string, repeats: Schedule['repeats'] = 'date') {
  vi.setSystemTime(now)
  const dates = { schedule: { ...YEARLY, repeats }, whenRendered: '2025-11-30' }
  render(
    <>
      <NextCelebrationDate {...dates} />
      <CalendarLink address="/calendar.ics" title="The celebration" {...dates} />
    </>,
  )
  const day = document.querySelector('time')
  return [day?.dateTime, day?.textContent, screen.queryAllByRole('link').length]
}

it.each([
  ['2025-11-30T21:59:00+08:00', '2025-11-30', 'Sunday, November 30, 2025'],
  ['2025-11-30T22:00:00+08:00', '2026-11-30', 'Monday, November 30, 2026'],
])('a page that was kept shows at %s the next day by the clock: %s', (now, date, words) => {
  expect(openAt(now)).toEqual([date, words, 1])
  expect(screen.getByText(/1:00PM - 10:00PM/)).toBeTruthy()
})

it('offers no calendar for a celebration that is over', () => {
  expect(openAt('2025-12-01T00:00:00+08:00', 'no')).toEqual([undefined, undefined, 0])
  expect(screen.getByText(/Every province/)).toBeTruthy()
})
