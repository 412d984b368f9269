import { expect, it } from 'vitest'
import type { FieldType } from '@/features/forms/field-types'
import { countingMethodOf } from './totals'

it.each<[FieldType, string, string | null]>([
  ['select', 'Shirt', 'choices'],
  ['checkbox', 'Days', 'choices'],
  ['agreement', 'I agree', 'choices'],
  ['date', 'Birthday', 'years'],
  ['province_town', 'Home', 'provinces'],
  ['text', 'Your province', 'places'],
  ['text', 'Lalawigan', 'places'],
  ['textarea', 'Province', null],
  ['text', 'Provincial office', null],
  ['number', 'Age', null],
])('counts the answers to a %s called “%s” as %s', (fieldType, label, how) => {
  expect(countingMethodOf({ fieldType, label })).toBe(how)
})
