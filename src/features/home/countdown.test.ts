import { describe, expect, it } from 'vitest'
import { timeLeft } from '@/lib/time-left'
import { eventDayState } from './countdown'

const TARGET = Date.parse('2025-11-30T18:00:00+08:00')

describe('the time left', () => {
  it('is the same for everybody: six in Manila is two at night in Los Angeles', () => {
    const manila = Date.parse('2025-11-12T09:35:53+08:00')
    const losAngeles = Date.parse('2025-11-11T17:35:53-08:00')
    expect(losAngeles).toBe(manila)
    expect(timeLeft(TARGET, manila)).toEqual({ days: 18, hours: 8, minutes: 24, seconds: 7 })
    expect(TARGET).toBe(Date.parse('2025-11-30T02:00:00-08:00'))
  })

  it('knows no daylight saving time of the visitor', () => {
    // Clocks in Los Angeles go back by an hour on this day, two hours after this time.
    const before = Date.parse('2025-11-02T00:00:00-07:00')
    expect(timeLeft(TARGET, before)).toEqual({ days: 28, hours: 3, minutes: 0, seconds: 0 })
  })

  it('ends with one second, then with the event', () => {
    expect(timeLeft(TARGET, TARGET - 1000)?.seconds).toBe(1)
    expect(timeLeft(TARGET, TARGET - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
    expect(timeLeft(TARGET, TARGET)).toBeNull()
    expect(timeLeft(TARGET, TARGET + 86_400_000)).toBeNull()
  })
})

describe('the day', () => {
  const END = Date.parse('2025-11-30T22:00:00+08:00')

  it.each([
    [TARGET - 1, 'before'],
    [TARGET, 'live'],
    [END - 1, 'live'],
    [END, 'after'],
    [END + 86_400_000, 'after'],
  ])('at %i is %s', (now, state) =>
    expect(eventDayState({ startsAt: TARGET, endsAt: END }, now)).toBe(state),
  )

  it('without an end is live for good (Spec §2.2.5)', () =>
    expect(eventDayState({ startsAt: TARGET, endsAt: null }, END + 10 * 365 * 86_400_000)).toBe(
      'live',
    ))
})
