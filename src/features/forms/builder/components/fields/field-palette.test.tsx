// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FIELD_TYPE_TRAITS, FIELD_TYPES } from '../../../field-types'
import { FieldPalette } from './field-palette'

function open(isFull: boolean) {
  const onAdd = vi.fn()
  render(<FieldPalette {...{ isFull, onAdd }} />)
  for (const type of FIELD_TYPES) fireEvent.click(screen.getByText(FIELD_TYPE_TRAITS[type].label))
  return onAdd.mock.calls.flat()
}

it('adds a field of the type that is pressed, of every type', () => {
  expect(open(false)).toEqual(FIELD_TYPES)
})

it('adds nothing to a full form, and says why', () => {
  expect(open(true)).toEqual([])
  expect(screen.getByText('A form holds up to 100 fields.')).toBeDefined()
})
