import { describe, expect, it } from 'vitest'
import type { EventForm } from '@/features/forms/schema'
import {
  columnWidthAfterDrag,
  MAX_COLUMNS,
  readColumns,
  shownColumns,
  writeColumns,
} from './columns'
import { nextSort } from './sort'
import { listSortChoices, surnameSortKey } from './sort-choices'

const field = (id: string, label: string) => ({
  id,
  label,
  fieldType: 'text' as const,
  placeholder: null,
  isRequired: false,
  options: null,
  validation: null,
  order: 0,
})
const form = { fields: [field('f1', 'Church')], archivedFields: [field('f2', 'Old question')] }

describe('columns in an address', () => {
  it.each(['none', 'reference', 'assignee,answer.f1:wide,notes:narrow'])(
    'come back as they were: %s',
    (text) => {
      expect(writeColumns(readColumns(text) ?? [])).toBe(text)
    },
  )

  it('are nothing where nothing is said, or nothing that makes sense', () => {
    expect(readColumns(null)).toBeNull()
    expect(readColumns('')).toBeNull()
    expect(readColumns('password,data')).toBeNull()
    expect(readColumns('none')).toEqual([])
  })

  it('are each there once, of a width that there is, and not without end', () => {
    expect(readColumns('notes,files:7,notes:wide,answer.a b')).toEqual([
      { id: 'notes', width: 'medium' },
      { id: 'files', width: 'medium' },
    ])
    const many = Array.from({ length: 50 }, (_, n) => `answer.f${n}`).join(',')
    expect(readColumns(many)).toHaveLength(MAX_COLUMNS)
  })
})

it('shows what the form has, also of removed fields, and leaves out the rest', () => {
  const columns = readColumns('answer.f1,answer.gone,answer.f2,notes') ?? []
  expect(shownColumns(columns, form).map(({ label }) => label)).toEqual([
    'Church',
    'Old question',
    'Notes',
  ])
  expect(shownColumns(columns, undefined).map(({ id }) => id)).toEqual(['notes'])
})

it('sorts by the surname where people are asked for a name, not by their address', () => {
  const name = field('f1', 'Name')
  const email = { ...field('f2', 'Email'), fieldType: 'email' as const }
  const phone = { ...field('f3', 'Phone'), fieldType: 'phone' as const }
  const of = (...fields: EventForm['fields']) =>
    ({ fields, archivedFields: [], nameFieldIds: null }) as unknown as EventForm
  expect(surnameSortKey(of(email, name))).toBe('surname.f1')
  expect(surnameSortKey(of(field('f4', 'First name'), field('f5', 'Surname')))).toBe('answer.f5')
  for (const form of [of(email), of(phone), of()]) {
    expect(surnameSortKey(form)).toBeNull()
    expect(listSortChoices(form).map(({ label }) => label)).not.toContain('Surname')
  }
})

it.each([
  ['-submittedAt', 'submittedAt', 'submittedAt'],
  ['-submittedAt', 'status', 'status'],
  ['status', 'status', '-status'],
  ['-answer.f1', 'answer.f1', 'answer.f1'],
  ['status', 'submittedAt', '-submittedAt'],
] as const)('from %s, the heading of %s leads to %s', (sort, key, next) => {
  expect(nextSort(sort, key)).toBe(next)
})

describe('a dragged edge', () => {
  it.each([
    ['medium', 0, 'medium'],
    ['medium', 60, 'medium'],
    ['medium', 90, 'wide'],
    ['medium', -50, 'narrow'],
    ['narrow', 500, 'wide'],
    ['wide', -900, 'narrow'],
  ] as const)('of a %s column, by %i px, makes it %s', (from, byPx, width) => {
    expect(columnWidthAfterDrag(from, byPx)).toBe(width)
  })
})
