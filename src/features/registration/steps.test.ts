import { describe, expect, it } from 'vitest'
import type { PublicField } from './answers-in-form'
import { firstStepIdWithError, listShownSteps, stepIdOf } from './steps'

const field = (id: string, order: number, over: Partial<PublicField> = {}): PublicField => ({
  id,
  order,
  label: id,
  fieldType: 'text',
  placeholder: null,
  isRequired: false,
  options: null,
  ...over,
})
const section = (id: string, order: number, over: Partial<PublicField> = {}) =>
  field(id, order, { fieldType: 'section', ...over })

const FORM = {
  hasSteps: true as const,
  fields: [
    field('name', 0),
    section('trip', 1),
    field('seat', 2),
    section('bare', 3),
    section('end', 4, { helpText: 'Almost done.' }),
  ],
}
const idsOf = (hidden: string[] = [], form: Parameters<typeof listShownSteps>[0] = FORM) =>
  listShownSteps(form, new Set(hidden)).map(stepIdOf)

describe('the steps of a form', () => {
  it('are its sections, and the fields before the first heading', () => {
    expect(idsOf()).toEqual(['first', 'trip', 'end'])
  })

  it('are none on one page, or without a heading', () => {
    expect(idsOf([], { fields: FORM.fields })).toEqual([])
    expect(idsOf([], { hasSteps: true, fields: [field('name', 0)] })).toEqual([])
  })

  it('leave out what is hidden, or shows nothing', () => {
    expect(idsOf(['trip', 'seat'])).toEqual(['first', 'end'])
    expect(idsOf(['seat'])).toEqual(['first', 'end'])
    expect(idsOf(['name'])).toEqual(['trip', 'end'])
  })
})

it('a message is in the first step that has one', () => {
  expect(firstStepIdWithError(FORM, { seat: 'Seat is required' })).toBe('trip')
  expect(firstStepIdWithError(FORM, { seat: 'x', name: 'y' })).toBe('first')
  expect(firstStepIdWithError(FORM, { noticeVersion: 'Please agree' })).toBeNull()
  expect(firstStepIdWithError({ fields: FORM.fields }, { seat: 'x' })).toBeNull()
})
