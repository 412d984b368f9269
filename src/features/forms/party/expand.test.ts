import { expect, it } from 'vitest'
import type { ShowWhen } from '../conditions/show-when'
import type { FieldType } from '../field-types'
import type { PublicForm } from '../schema'
import { expandPartyFields, expandPartyForm } from './expand'
import { personFieldId, personReference, splitPersonFieldId } from './party'
import { nameFieldIdsOf, partyProperty } from './present-party'

interface More {
  fieldType?: FieldType
  isRequired?: boolean
  showWhen?: ShowWhen
}
const field = (id: string, order: number, more: More = {}) => ({
  ...{ id, label: id, fieldType: 'text' as FieldType, isRequired: true, order, ...more },
})
const rule = (fieldId: string) => ({ match: 'all', rules: [{ fieldId, is: 'given' }] }) as never
const FIELDS = [
  field('bus', 3, { isRequired: false, showWhen: rule('diet') }),
  field('church', 0),
  field('name', 1, { isRequired: false }),
  field('mail', 2, { fieldType: 'email' }),
  field('diet', 4, { showWhen: rule('name') }),
  field('note', 5, { showWhen: rule('church') }),
]
const PARTY = {
  ...{ min: 2, max: 4, needsAdult: false },
  ...{ fieldIds: ['name', 'mail', 'diet', 'note'], nameFieldIds: ['name'] },
}

it('asks each person the questions of the party, where the first of these stands', () => {
  const fields = expandPartyFields(FIELDS, PARTY, 2)
  expect(
    fields.map(({ id, person, fieldId, isRequired }) => [id, person, fieldId, isRequired]),
  ).toEqual([
    ['church', undefined, undefined, true],
    ['name', 1, 'name', true],
    ['mail', 1, 'mail', true],
    ['diet', 1, 'diet', true],
    ['note', 1, 'note', true],
    ['name-2', 2, 'name', true],
    ['mail-2', 2, 'mail', false],
    ['diet-2', 2, 'diet', true],
    ['note-2', 2, 'note', true],
    ['bus', undefined, undefined, false],
  ])
  expect(fields.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('a condition reads the answer of the same person, or the one that is given for all', () => {
  const rulesOf = (id: string) =>
    expandPartyFields(FIELDS, PARTY, 2).find((one) => one.id === id)?.showWhen
  expect(rulesOf('diet')).toEqual(rule('name'))
  expect(rulesOf('diet-2')).toEqual(rule('name-2'))
  expect(rulesOf('note-2')).toEqual(rule('church'))
})

it.each([
  [null, 2],
  [1, 2],
  [3, 3],
  [5, 4],
])('a form for %j people asks %d, however often it is expanded', (people, asked) => {
  const form = { name: 'Camp', fields: FIELDS, party: PARTY } as unknown as PublicForm
  const expanded = expandPartyForm(form, people)
  const again = expandPartyForm(expandPartyForm(form, 4), people)
  expect(expanded.people).toBe(asked)
  expect(again).toEqual(expanded)
  expect(expanded.fields.filter(({ fieldId }) => fieldId === 'name')).toHaveLength(asked)
})

it('a form without a party stays as it is', () => {
  const form = { name: 'Camp', fields: FIELDS } as unknown as PublicForm
  expect(expandPartyForm(form, 3)).toBe(form)
  expect(expandPartyFields(FIELDS, null, 3)).toEqual(FIELDS)
})

it.each([
  ['name', 1, 'name'],
  ['name', 2, 'name-2'],
  ['full-name', 12, 'full-name-12'],
])('%s of person %d is %s', (fieldId, person, id) => {
  expect(personFieldId(fieldId, person)).toBe(id)
  expect(splitPersonFieldId(id)).toEqual({ fieldId, person })
  expect(personReference('K7M2-9QXD', person)).toBe(`K7M2-9QXD-${person}`)
})

it('names are those that staff have chosen, else those of the rule, and never addresses', () => {
  const named = [
    field('Nickname', 0),
    field('Full name', 1),
    field('Email', 2, { fieldType: 'email' }),
  ]
  expect(nameFieldIdsOf(named, null)).toEqual(['Full name'])
  expect(nameFieldIdsOf(named, ['Nickname', 'Email'])).toEqual(['Nickname'])
  expect(nameFieldIdsOf(named, ['removed'])).toEqual(['Full name'])
  expect(nameFieldIdsOf(named.slice(2), null)).toEqual([])
})

it('shows no party whose questions the form no longer has', () => {
  const party = { min: 1, max: 3, fieldIds: ['name', 'gone', 'part'], needsAdult: true }
  const stored = { party, nameFieldIds: null }
  const part = field('part', 9, { fieldType: 'section' })
  expect(partyProperty(stored, [...FIELDS, part]).party).toEqual({
    ...{ ...party, fieldIds: ['name'], nameFieldIds: ['name'] },
  })
  expect(partyProperty(stored, [part])).toEqual({})
  expect(partyProperty({ ...stored, party: null }, FIELDS)).toEqual({})
})
