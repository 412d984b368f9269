import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PublicForm } from '@/features/forms/schema'
import { PARTY_WORDS } from '@/lib/words/english/party'
import { eventField } from '../../../../tests/support/event-form'
import { requireAdult } from '../own/server/check-added'
import { findMissingAdultError, splitAnswersIntoRows } from './people'

afterEach(() => {
  vi.useRealTimers()
})

const FIELDS = [
  eventField('name', 0),
  eventField('born', 1, { fieldType: 'date', label: 'Birthday' }),
  eventField('bus', 2, { fieldType: 'select', options: ['Iloilo'] }),
  eventField('home', 3, { fieldType: 'province_town' }),
  eventField('note', 4),
]
const party = {
  ...{ min: 1, max: 5, needsAdult: true },
  ...{ fieldIds: ['name', 'born'], nameFieldIds: ['name'] },
}
const FORM = { party, fields: FIELDS }

describe('whether somebody is an adult', () => {
  const missing = (answers: Record<string, string>) =>
    findMissingAdultError(FORM, 2, { answers, shown: [{ id: 'born-2' }] }, PARTY_WORDS)
  const refusesAdded = (born: string) => () =>
    requireAdult(FORM as unknown as PublicForm, [{ born: '2015-01-01' }, { born }], PARTY_WORDS)

  // At the time of this test it is March 7 in Manila already.
  it('is decided by the day in Manila, for all people together', () => {
    vi.useFakeTimers({ now: Date.parse('2027-03-06T16:30:00Z'), toFake: ['Date'] })
    expect(missing({ born: '2015-01-01', 'born-2': '2009-03-07' })).toEqual({})
    expect(missing({ born: '2015-01-01', 'born-2': '2009-03-08' })).toEqual({
      'born-2': PARTY_WORDS.adult,
    })
    expect(refusesAdded('2009-03-07')).not.toThrow()
    expect(refusesAdded('2009-03-08')).toThrow()
  })

  it('is told at their number where nobody is asked for a day of birth', () => {
    const none = { answers: {}, shown: [] }
    expect(findMissingAdultError(FORM, 1, none, PARTY_WORDS)).toEqual({ people: PARTY_WORDS.adult })
    const unasked = { ...FORM, party: { ...party, needsAdult: false } }
    expect(findMissingAdultError(unasked, 1, none, PARTY_WORDS)).toEqual({})
  })
})

it('the first has what was answered once; the others only what limits count of it', () => {
  const all = {
    ...{ name: 'Ana', bus: 'Iloilo', home: 'Kalibo, Aklan', note: 'Late' },
    ...{ 'name-2': 'Ben', 'name-3': 'Carla' },
  }
  const { first, members } = splitAnswersIntoRows(FORM, all, 3)
  expect(first).toEqual({ name: 'Ana', bus: 'Iloilo', home: 'Kalibo, Aklan', note: 'Late' })
  const shared = { bus: 'Iloilo', home: 'Kalibo, Aklan' }
  expect(members.map(({ person, data }) => [person, data])).toEqual([
    [2, { ...shared, name: 'Ben' }],
    [3, { ...shared, name: 'Carla' }],
  ])
  expect(members[0]?.searchText).not.toContain('kalibo')
})
