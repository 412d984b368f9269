import { expect, it } from 'vitest'
import { changeFilters, NO_FILTERS, type ScreenFilters } from '../filters'
import { listFilterChips } from './filter-chips'

const FORMS = [{ id: 7, name: 'Retreat' }]

it('names each filter that narrows, and what takes it away', () => {
  const filters = {
    ...NO_FILTERS,
    formId: 7,
    status: 'new' as const,
    assignee: 'nobody' as const,
    seat: 'offered' as const,
    tests: true,
    erasure: true,
    fromDate: '2025-11-01',
    toDate: '2025-11-30',
    search: 'ana',
  }
  const chips = listFilterChips(filters, FORMS)
  expect(chips.map(({ label }) => label)).toEqual([
    'Retreat',
    'New',
    'Unassigned',
    'Offered a place',
    'Tests',
    'Asks to be erased',
    'From 2025-11-01',
    'To 2025-11-30',
  ])
  const without = chips.reduce<ScreenFilters>(
    (left, chip) => changeFilters(left, chip.without),
    filters,
  )
  expect(without).toEqual({ ...NO_FILTERS, search: 'ana' })
})

it('says nothing where nothing is narrowed, and knows a form that is gone', () => {
  expect(listFilterChips(NO_FILTERS, FORMS)).toEqual([])
  expect(listFilterChips({ ...NO_FILTERS, formId: 8 }, FORMS)[0]?.label).toBe('Unknown Form')
})
