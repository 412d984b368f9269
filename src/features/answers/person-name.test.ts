import { expect, it } from 'vitest'
import type { FormField } from '@/features/forms/schema'
import { firstName, personName } from './person-name'

const field = (id: string, label: string, fieldType: FormField['fieldType'] = 'text') =>
  ({ id, label, fieldType }) as FormField

const form = {
  fields: [field('f', 'First name'), field('l', 'Last name'), field('e', 'Email', 'email')],
  archivedFields: [field('old', 'Full name')],
  nameFieldIds: null,
}

it('reads first and last name on one line', () => {
  expect(personName(form, { l: 'Reyes', f: ' Ana\n Maria ' })).toBe('Ana Maria Reyes')
  expect(personName(form, { l: 'Reyes', f: '  ' })).toBe('Reyes')
})

it('reads what a removed field was answered', () => {
  expect(personName(form, { old: 'Ben Santos' })).toBe('Ben Santos')
})

it('follows what staff have chosen, as far as it is answered', () => {
  const chosen = { ...form, nameFieldIds: ['e'] }
  expect(personName(chosen, { f: 'Ana', e: 'ana@example.org' })).toBe('ana@example.org')
  expect(personName(chosen, { f: 'Ana' })).toBe('Ana')
})

it('is nobody without an answer that can be read', () => {
  expect(personName(form, { f: 7, l: ['Reyes'], e: 'ana@example.org' })).toBeNull()
  expect(personName(form, {})).toBeNull()
  expect(personName(form, null)).toBeNull()
})

it.each([
  ['Ramos, Josefina D.', 'Josefina'],
  ['Ramos, Mary Grace', 'Mary Grace'],
  ['Josefina Ramos', 'Josefina'],
  ['Josefina', 'Josefina'],
  ['Ramos,', null],
  [' ', null],
])('begins a letter to “%s” with %s', (name, expected) => {
  expect(firstName(form, { old: name })).toBe(expected)
})

it('takes the first name as it was given, whichever field comes first', () => {
  expect(firstName(form, { f: 'Mary Grace', l: 'Reyes' })).toBe('Mary Grace')
  const turned = { ...form, nameFieldIds: ['l', 'f'] }
  expect(firstName(turned, { f: 'Mary Grace', l: 'Reyes' })).toBe('Mary Grace')
  expect(firstName(form, { l: 'Reyes' })).toBeNull()
  expect(firstName({ ...form, nameFieldIds: ['e'] }, { e: 'ana@example.org' })).toBeNull()
})
