import { expect, it } from 'vitest'
import type { Limit, Places } from '@/features/forms/capacity/schema'
import type { PublicForm } from '@/features/forms/schema'
import { FIL } from '@/lib/words/fil/fil'
import { markOptions } from './option-marks'

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
  markOptions(FIELDS, {
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
  const [, bus] = markOptions(
    FIELDS,
    {
      hasWaitingList: true,
      showLeftBelow: 5,
      limits: [limit({ option: 'Roxas', waiting: 1 })],
    } as Places,
    FIL.places,
  )
  expect(bus).toMatchObject({ fullOptions: ['Roxas'], optionNotes: { Roxas: 'waiting list' } })
  expect(bus).not.toHaveProperty('closedOptions')
})

it('knows a province by its address on the site', () => {
  const iloilo = { fieldId: 'place', province: 'iloilo', held: 10 } as object
  const [, , place] = marked([iloilo])
  expect(place).toMatchObject({ closedOptions: ['Iloilo'], optionNotes: { Iloilo: 'full' } })
})
