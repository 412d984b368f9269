import { expect, it } from 'vitest'
import { describeLostLimits } from './lost-limits'
import type { Limit } from './schema'

const BUS = { id: 'bus', label: 'Bus', fieldType: 'select', options: ['Iloilo', 'Roxas'] } as const
const HOME = { id: 'home', label: 'Home', fieldType: 'province_town', options: null } as const
type Field = Parameters<typeof describeLostLimits>[1][number]
const SAVED = [BUS, HOME] as unknown as Field[]
const limit = (part: Partial<Limit>) =>
  ({ fieldId: null, option: null, province: null, seats: 49, ...part }) as Limit
const LIMITS = [
  limit({}),
  limit({ fieldId: 'bus', option: 'Iloilo' }),
  limit({ fieldId: 'home', province: 'aklan' }),
  limit({ fieldId: 'bus', option: 'Lost before' }),
]
const lost = (now: unknown[]) => describeLostLimits(LIMITS, SAVED, now as Field[])

it('no limit is lost by what stays, a renamed option, another order and another kind of choice', () => {
  expect(lost(SAVED)).toEqual([])
  expect(lost([HOME, { ...BUS, options: ['Iloilo City', 'Roxas'] }])).toEqual([])
  expect(lost([HOME, { ...BUS, options: ['Roxas', 'Iloilo', 'Kalibo'] }])).toEqual([])
  expect(lost([{ ...BUS, fieldType: 'radio' }, HOME])).toEqual([])
})

it('a limit is lost with its option, its field, and the type of its field', () => {
  expect(lost([{ ...BUS, options: ['Roxas'] }, HOME])).toEqual(['Bus: Iloilo (49 places)'])
  expect(lost([BUS])).toEqual(['Home: Aklan (49 places)'])
  expect(lost([BUS, { ...HOME, fieldType: 'text' }])).toEqual(['Home: Aklan (49 places)'])
  expect(lost([{ ...BUS, fieldType: 'text' }, HOME])).toEqual(['Bus: Iloilo (49 places)'])
})
