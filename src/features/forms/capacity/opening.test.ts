import { describe, expect, it } from 'vitest'
import { fullOptions, isOpenAt, presentPlaces } from './opening'
import { CLOSING_GRACE_MS, type Limit, type Places } from './schema'

const NOON = Date.parse('2026-11-23T12:00:00.000Z')
const at = (ms: number) => new Date(NOON + ms).toISOString()

const limit = (more: Partial<Limit>): Limit => ({
  ...{ id: 1, fieldId: null, option: null, province: null, seats: 10, held: 0, waiting: 0 },
  ...more,
})
const places = (more: Partial<Places>): Places => ({
  ...{ opensAt: null, closesAt: null, hasWaitingList: true, offerHours: null },
  ...{ showLeftBelow: null, changeUntil: null, party: null, limits: [] },
  ...more,
})

describe('a form is open', () => {
  it('from the moment it opens until the moment it closes', () => {
    const times = { opensAt: at(0), closesAt: at(1000) }
    expect([-1, 0, 999, 1000].map((ms) => isOpenAt(times, NOON + ms, null))).toEqual([
      ...[false, true, true, false],
    ])
  })

  it('a little longer for whoever had it open before it closed', () => {
    const times = { opensAt: null, closesAt: at(0) }
    const last = NOON + CLOSING_GRACE_MS - 1
    expect(isOpenAt(times, last, NOON - 1)).toBe(true)
    expect(isOpenAt(times, last + 1, NOON - 1)).toBe(false)
    expect(isOpenAt(times, last, NOON)).toBe(false)
  })
})

describe('places left', () => {
  const leftOf = (held: number, showLeftBelow: number | null) =>
    presentPlaces(places({ showLeftBelow, limits: [limit({ held })] }), NOON).left

  it('are shown below the number that staff chose, and not at it', () => {
    expect([4, 5, 6, 10, 12].map((held) => leftOf(held, 5))).toEqual([null, null, 4, 0, 0])
    expect(leftOf(9, null)).toBeNull()
  })

  it('are those of the whole form', () => {
    const limits = [limit({ fieldId: 'bus', option: 'Iloilo', seats: 1 })]
    expect(presentPlaces(places({ showLeftBelow: 5, limits }), NOON)).toMatchObject({
      ...{ left: null, isFull: false },
    })
  })
})

describe('an option is full', () => {
  const full = (...limits: Partial<Limit>[]) =>
    fullOptions(
      limits.map((one, id) => limit({ id, fieldId: 'bus', option: `${id}`, ...one })),
      'bus',
    )

  it('with its last place, or when somebody waits for nothing but it', () => {
    expect(full({ held: 9 }, { held: 10 }, { held: 11 })).toEqual(['1', '2'])
    expect(full({ held: 9, waiting: 1 })).toEqual(['0'])
    // The person who waits may be waiting for the other, full option.
    expect(full({ held: 9, waiting: 1 }, { held: 10, waiting: 1 })).toEqual(['1'])
    expect(full({ held: 9, waiting: 2 }, { held: 10, waiting: 1 })).toEqual(['0', '1'])
  })
})
