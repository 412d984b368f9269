import { expect, it } from 'vitest'
import { presentPlaces } from '@/features/forms/capacity/opening'
import type { Limit, Places } from '@/features/forms/capacity/schema'
import type { PublicForm } from '@/features/forms/schema'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { addOptionNotes } from './option-marks'

const FIELDS = [
  { id: 'name', options: null },
  { id: 'bus', options: ['Iloilo', 'Roxas'] },
  { id: 'place', options: ['Aklan', 'Iloilo'] },
] as PublicForm['fields']
const limit = (part: Partial<Limit>): Limit => ({
  id: 1,
  fieldId: 'bus',
  option: null,
  province: null,
  seats: 10,
  held: 0,
  waiting: 0,
  ...part,
})
const marked = (limits: Partial<Limit>[], places: Partial<Places> = {}) =>
  addOptionNotes(FIELDS, {
    hasWaitingList: false,
    showLeftBelow: 5,
    ...places,
    limits: limits.map(limit),
  } as Places)

it('leaves a form without limits of options as it is', () => {
  expect(marked([])).toEqual(FIELDS)
  expect(marked([{ fieldId: null, held: 10 }])).toEqual(FIELDS)
  expect(marked([{ option: 'Roxas', held: 5 }])).toEqual(FIELDS)
})

it('says how many places are left below a number, and that none is', () => {
  const [, bus] = marked([
    { option: 'Iloilo', held: 6 },
    { option: 'Roxas', held: 12 },
  ])
  expect(bus).toMatchObject({
    fullOptions: ['Roxas'],
    closedOptions: ['Roxas'],
    optionNotes: { Iloilo: '4 left', Roxas: 'full' },
  })
})

it('leaves a full option open for the waiting list, in the language of the page', () => {
  const [, bus] = addOptionNotes(
    FIELDS,
    {
      hasWaitingList: true,
      showLeftBelow: 5,
      limits: [limit({ option: 'Roxas', waiting: 1 })],
    } as Places,
    FIL_WORDS.places,
  )
  expect(bus).toMatchObject({ fullOptions: ['Roxas'], optionNotes: { Roxas: 'waiting list' } })
  expect(bus).not.toHaveProperty('closedOptions')
})

it('knows a province by its address on the site', () => {
  const iloilo = { fieldId: 'place', province: 'iloilo', held: 10 } as object
  const [, , place] = marked([iloilo])
  expect(place).toMatchObject({ closedOptions: ['Iloilo'], optionNotes: { Iloilo: 'full' } })
})

it('never says more than the whole form has left, and nothing when that is full', () => {
  const whole = { fieldId: null, seats: 10 }
  const roxas = { option: 'Roxas', held: 7 }
  expect(marked([{ ...whole, held: 9 }, roxas])[1]).toMatchObject({
    optionNotes: { Roxas: '1 left' },
  })
  expect(marked([{ ...whole, held: 10 }, roxas])[1]).not.toHaveProperty('optionNotes')
})

it('an option is free while everybody who waits for the form waits for another one', () => {
  const limits = [
    { fieldId: null, held: 5, waiting: 3 },
    { option: 'Iloilo', held: 10, waiting: 3 },
    { option: 'Roxas', held: 8 },
  ]
  expect(marked(limits, { hasWaitingList: true })[1]).toMatchObject({
    fullOptions: ['Iloilo'],
    optionNotes: { Iloilo: 'waiting list', Roxas: '2 left' },
  })
  const places = { opensAt: null, closesAt: null, hasWaitingList: true, showLeftBelow: null }
  const present = (some: Partial<Limit>[]) =>
    presentPlaces({ ...places, limits: some.map(limit) } as Places, 0).isFull
  expect(present(limits)).toBe(false)
  expect(present([{ fieldId: null, held: 5, waiting: 4 }, ...limits.slice(1)])).toBe(true)
})
