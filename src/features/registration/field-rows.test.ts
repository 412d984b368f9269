import { expect, it } from 'vitest'
import type { PublicField } from './answers-in-form'
import { toFieldRows } from './field-rows'

let order = 0
const field = (id: string, fieldType: PublicField['fieldType'], over: Partial<PublicField> = {}) =>
  ({
    id,
    fieldType,
    label: id,
    placeholder: null,
    isRequired: false,
    options: null,
    order: order++,
    ...over,
  }) satisfies PublicField

const ids = (fields: PublicField[]) => toFieldRows(fields).map((row) => row.map(({ id }) => id))

it('pairs neighbouring short fields of one kind', () => {
  expect(
    ids([
      field('name', 'text'),
      field('email', 'email'),
      field('phone', 'phone'),
      field('region', 'select', { options: ['Luzon'] }),
      field('day', 'date'),
      field('notes', 'textarea'),
      field('first', 'text'),
      field('last', 'text'),
      field('nickname', 'text'),
    ]),
  ).toEqual([
    ['name'],
    ['email', 'phone'],
    ['region', 'day'],
    ['notes'],
    ['first', 'last'],
    ['nickname'],
  ])
})

it('gives long labels and long options the full width', () => {
  const long = 'x'.repeat(40)
  expect(
    ids([
      field('a', 'email', { label: long }),
      field('b', 'phone'),
      field('c', 'select', { options: [long] }),
    ]),
  ).toEqual([['a'], ['b'], ['c']])
})

it('follows the order of the fields, not of the list', () => {
  expect(ids([field('b', 'textarea', { order: 2 }), field('a', 'file', { order: 1 })])).toEqual([
    ['a'],
    ['b'],
  ])
})
