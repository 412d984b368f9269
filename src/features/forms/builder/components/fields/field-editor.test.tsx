// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BLANK_FIELD } from '../../../field-properties'
import { SPECIFIED_FIELD_TYPES } from '../../../field-types'
import { type DraftField, toDraftField } from '../../draft-fields'
import { FieldEditor } from './field-editor'

const NAMED = { ...BLANK_FIELD, id: 'a', label: 'Church' }

function open(over: Partial<DraftField> = {}) {
  const onChange = vi.fn()
  const onRetype = vi.fn()
  const onLeaveOptions = vi.fn()
  render(
    <FieldEditor
      field={{ ...toDraftField(NAMED), ...over }}
      earlier={[]}
      problems={{}}
      canEdit
      onDuplicate={vi.fn()}
      onAddNext={null}
      {...{ onChange, onRetype, onLeaveOptions }}
    />,
  )
  const changes = () => onChange.mock.calls.map(([change]) => change)
  return { changes, onRetype, onLeaveOptions }
}
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

it('changes what its inputs are about', () => {
  const { changes, onRetype } = open()
  type(/^Label/, 'Parish')
  type(/^Placeholder/, 'San Isidro')
  type(/^Help text/, 'Where you worship')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Required' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Sensitive/ }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'email' } })
  expect(changes()).toEqual([
    { label: 'Parish' },
    { placeholder: 'San Isidro' },
    { helpText: 'Where you worship' },
    { isRequired: true },
    { isSensitive: true },
  ])
  expect(onRetype.mock.calls).toEqual([['email']])
})

it('a section has a text, and nothing that only a question has', () => {
  const { changes } = open({ fieldType: 'section' })
  type(/^Text/, 'Buses leave at 6.')
  expect(changes()).toEqual([{ helpText: 'Buses leave at 6.' }])
  for (const name of [/^Placeholder/, /^Help/, /^Options/]) {
    expect(screen.queryByRole('textbox', { name })).toBeNull()
  }
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('offers its own type beside those of the specification, so that it does not show another', () => {
  open({ fieldType: 'number' })
  const types = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
  const offered = within(types).getAllByRole<HTMLOptionElement>('option')
  expect(offered.map(({ value }) => value)).toEqual([...SPECIFIED_FIELD_TYPES, 'number'])
  expect(types.value).toBe('number')
})

it('tells with which text the options were entered, once they are left with another', () => {
  const { onLeaveOptions } = open({ fieldType: 'select', optionsText: 'Yes, No' })
  const options = screen.getByRole('textbox', { name: /^Options/ })
  fireEvent.focus(options)
  fireEvent.blur(options)
  expect(onLeaveOptions).not.toHaveBeenCalled()
})

it('pastes one line into the options as the browser does', () => {
  const { changes } = open({ fieldType: 'select', optionsText: 'Yes' })
  const paste = (text: string) =>
    fireEvent.paste(screen.getByRole('textbox', { name: /^Options/ }), {
      clipboardData: { getData: () => text },
    })
  expect(paste(', No\n')).toBe(true)
  expect(changes()).toEqual([])
  expect(paste('No\nPerhaps, later')).toBe(false)
  expect(changes()).toEqual([{ optionsText: 'Yes, No, "Perhaps, later"' }])
})
