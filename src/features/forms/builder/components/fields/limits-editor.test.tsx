// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BLANK_FIELD } from '../../../field-properties'
import type { FieldType } from '../../../field-types'
import { toDraftField } from '../../draft-fields'
import { LimitsEditor } from './limits-editor'

function open(fieldType: FieldType, over: object = {}) {
  const onChange = vi.fn()
  const field = { ...toDraftField({ ...BLANK_FIELD, id: 'a', label: 'a', fieldType }), ...over }
  render(<LimitsEditor field={field} problems={{ max: 'Too small' }} onChange={onChange} />)
  return () => onChange.mock.calls.map(([change]) => change)
}
const input = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })

it.each<[FieldType, string, string, object]>([
  ['number', 'Smallest', '-2', { min: '-2' }],
  ['number', 'Largest', '12', { max: '12' }],
  ['number', 'Unit', 'kg', { unit: 'kg' }],
  ['date', 'Earliest', '2026-12-24', { min: '2026-12-24' }],
  ['time', 'Latest', '08:30', { max: '08:30' }],
  ['checkbox', 'Choose at least', '1', { minChosen: 1 }],
  ['checkbox', 'Choose at most', '3', { maxChosen: 3 }],
])('a %s has “%s”', (fieldType, name, typed, change) => {
  const changes = open(fieldType)
  type(name, typed)
  expect(changes()).toEqual([change])
})

it.each<[FieldType, string, object]>([
  ['number', 'Smallest', { min: '1' }],
  ['number', 'Unit', { unit: 'kg' }],
  ['checkbox', 'Choose at most', { maxChosen: 2 }],
])('an emptied limit of a %s, “%s”, is none', (fieldType, name, limit) => {
  const changes = open(fieldType, limit)
  type(name, '')
  expect(changes()).toEqual([{ [Object.keys(limit)[0] ?? '']: null }])
})

it.each<[FieldType, RegExp, string]>([
  ['number', /^Decimals/, 'decimals'],
  ['select', /^“Other…”/, 'hasOther'],
])('a %s turns a box on and off', (fieldType, name, property) => {
  for (const [isOn, change] of [
    [null, true],
    [true, null],
  ]) {
    const changes = open(fieldType, { [property]: isOn })
    fireEvent.click(screen.getAllByRole('checkbox', { name }).at(-1) as HTMLElement)
    expect(changes()).toEqual([{ [property]: change }])
  }
})

it('says at its own input what is wrong with a limit', () => {
  open('number', { max: '1' })
  const said = input('Largest').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(said)?.textContent).toBe('Too small')
  expect(input('Smallest').hasAttribute('aria-invalid')).toBe(false)
})
