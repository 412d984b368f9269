import { afterEach, expect, it, vi } from 'vitest'
import type { SeatState } from '@/features/forms/capacity/schema'
import type { FormRow } from '@/features/forms/present'
import { eventField, eventForm } from '../../../../../tests/support/event-form'
import type { OpenedLink } from './find'
import { changeableFields, checksumOf, mayChangeAnswers, pickFieldAnswers } from './present'
import { toInputValues } from './start'

afterEach(() => {
  vi.useRealTimers()
})

const NOW = '2027-03-06T01:00:00.000Z'
const LATER = '2027-03-06T01:00:01.000Z'
const OPEN = { isActive: true, isArchived: false, closesAt: null, changeUntil: null }

it.each<[Partial<Record<keyof typeof OPEN, unknown>>, SeatState | undefined, boolean]>([
  [{}, undefined, true],
  [{}, 'waiting', true],
  [{}, 'cancelled', false],
  [{ isActive: false }, undefined, false],
  [{ isArchived: true }, undefined, false],
  [{ closesAt: LATER }, undefined, true],
  [{ closesAt: NOW }, undefined, false],
  [{ closesAt: NOW, changeUntil: LATER }, undefined, true],
  [{ isActive: false, changeUntil: LATER }, undefined, true],
  [{ closesAt: LATER, changeUntil: NOW }, undefined, false],
])('answers of a form with %j and the place %s may be changed: %s', (over, seat, may) => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] })
  const { changeUntil, ...form } = { ...OPEN, ...over }
  const row = { ...form, places: { changeUntil } } as unknown as FormRow
  expect(mayChangeAnswers({ row, submission: { seat } as OpenedLink['submission'] })).toBe(may)
})

it('only questions are changed, without files, and of a later person only the own ones', () => {
  const form = eventForm(
    [
      eventField('part', 0, { fieldType: 'section' }),
      eventField('name', 1),
      eventField('city', 2),
      eventField('letter', 3, { fieldType: 'file' }),
    ],
    1,
  )
  const ids = (asked: string[] | null) => changeableFields({ form, asked }).map(({ id }) => id)
  expect([ids(null), ids(['name', 'letter'])]).toEqual([['name', 'city'], ['name']])
  expect(
    pickFieldAnswers(changeableFields({ form, asked: null }), { name: 'Ana', city: null }),
  ).toEqual({
    name: 'Ana',
  })
})

it('answers that were seen are known whatever their order, and each change of them', () => {
  const seen = checksumOf({ a: 'x', b: ['1', '2'] })
  expect(checksumOf({ b: ['1', '2'], a: 'x' })).toBe(seen)
  for (const other of [{ a: 'x' }, { a: 'x', b: ['2', '1'] }, { a: 'y', b: ['1', '2'] }]) {
    expect(checksumOf(other)).not.toBe(seen)
  }
})

it('a page sends each tick of a list again', () => {
  expect(toInputValues({ name: 'Ana', days: ['Sat', 'Sun'] })).toEqual([
    ['answer_name', 'Ana'],
    ['answer_days', 'Sat'],
    ['answer_days', 'Sun'],
  ])
})
