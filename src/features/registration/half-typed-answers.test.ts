import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FIELD_TYPE_TRAITS, FIELD_TYPES, type FieldType } from '@/features/forms/field-types'
import { inputName, type PublicField } from './answers-in-form'
import { FieldRow } from './components/fields/field-row'
import { WithOptionalParts } from './components/more/more'
import { findHalfTypedErrors } from './half-typed-answers'

const field = (fieldType: FieldType): PublicField => ({
  id: fieldType,
  fieldType,
  label: fieldType,
  placeholder: null,
  isRequired: false,
  options: null,
  order: 0,
})
const FIELDS = FIELD_TYPES.map(field)

const page = (validity: (field: PublicField) => { badInput: boolean } | undefined) => ({
  elements: {
    namedItem(name: string) {
      const asked = FIELDS.find((one) => inputName(one) === name)
      const said = asked && validity(asked)
      return (said ? { validity: said } : null) as Element | null
    },
  },
})

it('tells of a date that was begun, by its field', () => {
  const begun = page(({ fieldType }) => ({ badInput: fieldType === 'date' }))
  expect(findHalfTypedErrors(begun, FIELDS)).toEqual({ date: 'Please enter a valid date' })
})

it('says nothing where everything was typed to its end, or is not on the page', () => {
  expect(
    findHalfTypedErrors(
      page(() => ({ badInput: false })),
      FIELDS,
    ),
  ).toEqual({})
  expect(
    findHalfTypedErrors(
      page(() => undefined),
      FIELDS,
    ),
  ).toEqual({})
})

const IN_PARTS = ['date', 'time', 'datetime-local', 'month', 'week', 'number']

it.each(FIELD_TYPES)('%s has a message exactly when its input has parts', (fieldType) => {
  const html = renderToStaticMarkup(
    createElement(
      WithOptionalParts,
      null,
      createElement(FieldRow, { row: [field(fieldType)], state: { draft: {}, errors: {} } }, null),
    ),
  )
  const isInParts = IN_PARTS.some((type) => html.includes(`type="${type}"`))
  expect(FIELD_TYPE_TRAITS[fieldType].halfTyped !== null).toBe(isInParts)
})
