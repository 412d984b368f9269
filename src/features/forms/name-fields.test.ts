import { describe, expect, it } from 'vitest'
import type { FieldType } from './field-types'
import { findNameFields, listNameFieldCandidates } from './name-fields'

const field = (label: string, fieldType: FieldType = 'text') => ({
  id: label,
  label,
  fieldType,
  placeholder: null,
  isRequired: false,
  options: null,
  validation: null,
  order: 0,
})
const found = (...fields: ReturnType<typeof field>[]) =>
  findNameFields(fields).map(({ label }) => label)

describe('the fields that say who somebody is', () => {
  it.each([
    'Name',
    'Full name',
    'FULL NAME (Last, First, M.I.)',
    'Your name:',
    'Participant’s name',
    'Name of the delegate',
    'Complete Name',
    'Pangalan',
    'Buong pangalan',
  ])('%s is one', (label) => {
    expect(found(field('Church'), field(label), field('Email', 'email'))).toEqual([label])
  })

  it.each([
    'Church name',
    'Name of church',
    'Emergency contact name',
    'Pastor’s name',
    'Nickname',
    'Event name',
    'Username',
  ])('%s is not', (label) => {
    expect(found(field(label))).toEqual([])
  })

  it.each([
    ['First name', 'Last name'],
    ['Given name', 'Surname'],
    ['Given Name', 'Family Name'],
    ['Unang pangalan', 'Apelyido'],
  ])('%s and %s belong together, in this order', (first, last) => {
    expect(found(field(last), field('Name'), field(first))).toEqual([first, last])
    expect(found(field(first))).toEqual([first])
  })

  it('is the address or the number where nobody asks for a name', () => {
    expect(found(field('Church'), field('Mobile', 'phone'), field('Mail', 'email'))).toEqual([
      'Mail',
    ])
    expect(found(field('Church'), field('Mobile', 'phone'))).toEqual(['Mobile'])
    expect(found(field('Name', 'textarea'), field('Name', 'checkbox'))).toEqual([])
  })
})

describe('what staff have chosen', () => {
  const fields = [field('Name'), field('Nickname')]
  const archivedFields = [field('Full name')]
  const labels = (nameFieldIds: string[] | null) =>
    listNameFieldCandidates({ fields, archivedFields, nameFieldIds }).map((some) =>
      some.map(({ label }) => label),
    )

  it('comes before the rule, and removed fields come last', () => {
    expect(labels(null)).toEqual([[], ['Name'], ['Full name']])
    expect(labels(['Nickname', 'Full name'])).toEqual([
      ['Nickname', 'Full name'],
      ['Name'],
      ['Full name'],
    ])
    expect(labels(['gone'])).toEqual([[], ['Name'], ['Full name']])
  })
})
