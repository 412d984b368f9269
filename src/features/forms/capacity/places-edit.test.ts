import { expect, it } from 'vitest'
import { countFreePlaces } from './opening'
import { toPlacesDraft } from './places-draft'
import { resolvePlacesEdit } from './places-edit'
import type { Limit, Places } from './schema'

const WHOLE: Limit = {
  id: 3,
  fieldId: null,
  option: null,
  province: null,
  seats: 20,
  held: 5,
  waiting: 0,
}
const STORED: Places = {
  opensAt: null,
  closesAt: null,
  changeUntil: null,
  hasWaitingList: false,
  offerHours: null,
  party: null,
  showLeftBelow: null,
  limits: [WHOLE],
}
const base = toPlacesDraft(STORED)
const draft = { ...base, showLeftBelow: '12' }

it('shows what is stored while nothing is typed', () => {
  const now = { ...STORED, hasWaitingList: true }
  expect(resolvePlacesEdit(null, now)).toEqual({
    draft: toPlacesDraft(now),
    base: toPlacesDraft(now),
    isUnsaved: false,
    isOutdated: false,
  })
})

it('keeps what is typed while the numbers move', () => {
  const now = { ...STORED, limits: [{ ...WHOLE, held: 21, waiting: 3 }] }
  expect(resolvePlacesEdit({ draft, base }, now)).toMatchObject({
    draft,
    isUnsaved: true,
    isOutdated: false,
  })
})

it('keeps what is typed when somebody else saves, and says so', () => {
  const now = { ...STORED, limits: [{ ...WHOLE, seats: 30 }] }
  expect(resolvePlacesEdit({ draft, base }, now)).toMatchObject({
    draft,
    base,
    isUnsaved: true,
    isOutdated: true,
  })
})

it('keeps the rows that were just saved, until somebody else saves', () => {
  const limits = base.limits.map((row) => ({ ...row, key: 'new-1' }))
  const saved = { draft: { ...base, limits }, base }
  expect(resolvePlacesEdit(saved, STORED).draft.limits[0]?.key).toBe('new-1')
  const now = { ...STORED, limits: [{ ...WHOLE, seats: 30 }] }
  expect(resolvePlacesEdit(saved, now)).toMatchObject({
    draft: toPlacesDraft(now),
    isUnsaved: false,
  })
})

it('shows what was just saved before it is read again', () => {
  const now = { ...STORED, limits: [{ ...WHOLE, seats: 30 }] }
  expect(resolvePlacesEdit({ draft: base, base, asOf: now }, now).draft).toBe(base)
})

it.each([
  [20, 5, { free: 15, over: 0 }],
  [20, 20, { free: 0, over: 0 }],
  [20, 23, { free: 0, over: 3 }],
])('of %d places with %d held there are %o', (seats, held, counted) => {
  expect(countFreePlaces({ seats, held })).toEqual(counted)
})
