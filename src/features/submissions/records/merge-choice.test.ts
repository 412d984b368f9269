import { expect, it } from 'vitest'
import type { EventForm } from '@/features/forms/schema'
import type { Submission } from '../schema'
import { compareRecords, initialMergeChoice, listTakenFields } from './merge-choice'

const field = (id: string, fieldType: string) => ({ id, label: id, fieldType })
const form = {
  fields: [
    field('name', 'text'),
    field('mail', 'email'),
    field('days', 'checkbox'),
    field('letter', 'file'),
    field('none', 'text'),
  ],
  archivedFields: [field('old', 'text')],
} as unknown as EventForm

const record = (data: Record<string, unknown>) => ({ data }) as Submission
const letter = { fileId: 1, name: 'letter.pdf', mimeType: 'application/pdf', size: 7 }
const rows = compareRecords(
  [
    record({ name: 'Ana', days: ['Friday'], old: 'x' }),
    record({ name: 'Anna', mail: 'ana@example.org', days: ['Friday'], letter }),
  ],
  form,
)

it('puts what either answers side by side', () => {
  expect(rows.map(({ fieldId, texts, isSame }) => [fieldId, ...texts, isSame])).toEqual([
    ['name', 'Ana', 'Anna', false],
    ['mail', null, 'ana@example.org', false],
    ['days', 'Friday', 'Friday', true],
    ['letter', null, 'letter.pdf', false],
    ['old', 'x', null, false],
  ])
})

it('fills what is blank at first, files too, and takes nothing blank', () => {
  const choice = initialMergeChoice(rows, 0)
  expect(listTakenFields(rows, choice, 0)).toEqual(['mail', 'letter'])
  expect(listTakenFields(rows, { ...choice, name: 1, days: 1, letter: 1, old: 1 }, 0)).toEqual([
    'name',
    'mail',
    'letter',
  ])
  expect(listTakenFields(rows, initialMergeChoice(rows, 1), 1)).toEqual(['old'])
})
