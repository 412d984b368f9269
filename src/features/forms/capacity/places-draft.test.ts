import { describe, expect, it } from 'vitest'
import { HALF_TYPED } from '../half-typed'
import { PROVINCE_NAMES } from '../places/provinces'
import type { FormField } from '../schema'
import {
  isTargetOffered,
  listLimitTargets,
  parseLimitKey,
  WHOLE_FORM_TARGET,
} from './limit-targets'
import {
  findPlacesProblems,
  isSamePlaces,
  type LimitDraft,
  type PlacesDraft,
  readPlacesDraft,
  toPlacesDraft,
} from './places-draft'
import { type Limit, limitKey, type Places } from './schema'

const field = (id: string, fieldType: FormField['fieldType'], options: string[] | null) =>
  ({ id, label: id, fieldType, options }) as FormField
const GROUPS = listLimitTargets([
  field('name', 'text', null),
  field('bus', 'select', ['Iloilo', 'Roxas']),
  field('agree', 'checkbox', null),
  field('room', 'radio', ['Shared']),
  field('home', 'province_town', null),
])
const BUS = limitKey({ fieldId: 'bus', option: 'Iloilo' })

const limit = (id: number, part: Partial<Limit> = {}): Limit => ({
  id,
  fieldId: null,
  option: null,
  province: null,
  seats: 20,
  held: 0,
  waiting: 0,
  ...part,
})
const STORED: Places = {
  opensAt: '2027-03-06T01:00:00.000Z',
  closesAt: null,
  changeUntil: null,
  hasWaitingList: true,
  offerHours: 24,
  party: null,
  showLeftBelow: 12,
  limits: [limit(3), limit(4, { fieldId: 'bus', option: 'Iloilo', seats: 49 })],
}
const draft = (part: Partial<PlacesDraft> = {}) => ({ ...toPlacesDraft(STORED), ...part })
const row = (part: Partial<LimitDraft>): LimitDraft => ({
  key: 'new-1',
  target: WHOLE_FORM_TARGET.key,
  seats: '5',
  ...part,
})
const problems = (part: Partial<PlacesDraft>) =>
  Object.fromEntries(findPlacesProblems(draft(part), GROUPS))

it('offers the options of choices and provinces, and no others', () => {
  expect(GROUPS.map(({ label, targets }) => [label, targets.map(({ text }) => text)])).toEqual([
    ['bus', ['Iloilo', 'Roxas']],
    ['room', ['Shared']],
    ['home', PROVINCE_NAMES],
  ])
  const aklan = limitKey({ fieldId: 'home', option: null, province: 'aklan' })
  expect(parseLimitKey(aklan)).toEqual({ fieldId: 'home', option: null, province: 'aklan' })
  expect(isTargetOffered(GROUPS, aklan)).toBe(true)
})

describe('what is typed', () => {
  it('is what is stored, when nothing is changed', () => {
    const { limits, ...rest } = STORED
    expect(readPlacesDraft(draft()).data).toEqual({
      ...rest,
      limits: limits.map(({ fieldId, option, province, seats }) => ({
        fieldId,
        option,
        province,
        seats,
      })),
    })
  })

  it('reads times as those of Manila', () => {
    expect(readPlacesDraft(draft({ closesAt: '2027-03-06T21:30' })).data?.closesAt).toBe(
      '2027-03-06T13:30:00.000Z',
    )
  })

  it.each<[string, Partial<PlacesDraft>]>([
    ['a half-typed time', { opensAt: HALF_TYPED }],
    ['no time', { opensAt: '' }],
    ['no number', { showLeftBelow: '' }],
    ['a text for a number', { showLeftBelow: 'few' }],
    ['the waiting list', { hasWaitingList: false }],
    ['a limit less', { limits: [] }],
    ['a limit without places', { limits: [row({ seats: '' }), row({ target: BUS, seats: '49' })] }],
  ])('differs by %s', (_what, part) => {
    expect(isSamePlaces(draft(part), draft())).toBe(false)
  })

  it('is the same in another order and with other spaces', () => {
    const limits = [row({ target: BUS, seats: ' 49' }), row({ seats: '020' })]
    expect(isSamePlaces(draft({ limits }), draft())).toBe(true)
  })
})

describe('what is refused', () => {
  it('is nothing of what is stored', () => {
    expect(problems({})).toEqual({})
    expect(problems({ closesAt: '2027-03-06T09:01' })).toEqual({})
    expect(problems({ opensAt: '', showLeftBelow: '', limits: [row({ seats: '0' })] })).toEqual({})
  })

  it.each<[string, Partial<PlacesDraft>, Record<string, string>]>([
    [
      'a half-typed time, never stored as empty',
      { closesAt: HALF_TYPED },
      { closesAt: 'Please finish the day and the time, or clear them' },
    ],
    [
      'closing before opening',
      { closesAt: '2027-03-06T08:59' },
      { closesAt: 'It must close after it opens' },
    ],
    [
      'closing in the minute of opening',
      { closesAt: '2027-03-06T09:00' },
      { closesAt: 'It must close after it opens' },
    ],
    ['0 places left', { showLeftBelow: '0' }, { showLeftBelow: 'At least 1 place' }],
    ['words', { showLeftBelow: 'x' }, { showLeftBelow: 'Please enter a number of places' }],
    [
      'a row that says nothing',
      { limits: [row({ target: '', seats: '' })] },
      {
        'new-1-target': 'Please choose what is limited',
        'new-1-seats': 'Please enter a number of places',
      },
    ],
    [
      'too many places',
      { limits: [row({ seats: '2147483648' }), row({ key: 'b', target: BUS, seats: '1000001' })] },
      { 'new-1-seats': 'At most 1000000 places', 'b-seats': 'At most 1000000 places' },
    ],
    ['less than none', { limits: [row({ seats: '-1' })] }, { 'new-1-seats': 'At least 0 places' }],
    [
      'half a place',
      { limits: [row({ seats: '1.5' })] },
      { 'new-1-seats': 'Please enter whole places' },
    ],
  ])('is %s', (_what, part, messages) => {
    expect(readPlacesDraft(draft(part)).success).toBe(false)
    expect(problems(part)).toEqual(messages)
  })

  it('is an option that the form no longer offers', () => {
    const gone = row({ target: limitKey({ fieldId: 'bus', option: 'Kalibo' }) })
    expect(problems({ limits: [gone] })).toEqual({
      'new-1-target': 'The form no longer offers this. Choose something else, or remove the limit.',
    })
  })

  it('is said in the order of the screen', () => {
    const part = { closesAt: HALF_TYPED, showLeftBelow: 'x', limits: [row({ seats: '' })] }
    expect(Object.keys(problems(part))).toEqual(['closesAt', 'new-1-seats', 'showLeftBelow'])
    expect(problems({ offerHours: '0' })).toEqual({ offerHours: 'At least 1 hour' })
    expect(problems({ offerHours: 'x' })).toEqual({ offerHours: 'Please enter a number of hours' })
  })
})
