// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { ConditionRule, ShowWhen } from '../../../conditions/show-when'
import { BLANK_FIELD } from '../../../field-properties'
import type { FieldType } from '../../../field-types'
import { FORM_LIMITS } from '../../../limits'
import { type DraftField, toDraftField } from '../../draft-fields'
import { ShowWhenEditor } from './show-when-editor'

const field = (id: string, fieldType: FieldType, options: string[] | null = null) =>
  toDraftField({ ...BLANK_FIELD, id, label: id, fieldType, options })
const given = (fieldId: string): ConditionRule => ({ fieldId, is: 'given' })
const STAY = { ...field('Stay', 'select', ['Yes', 'No', 'Perhaps']), hasOther: true }
const AGE = field('Age', 'number')
const PART = field('Part', 'section')
const EARLIER = [AGE, STAY, PART]

let now: ShowWhen | null

interface EditorProps {
  start: ShowWhen | null
  earlier: readonly DraftField[]
  canEdit: boolean
}

function Editor({ start, ...rest }: EditorProps) {
  const [showWhen, onChange] = useState(start)
  now = showWhen
  const contact = { ...field('Contact', 'text'), showWhen }
  return <ShowWhenEditor {...rest} {...{ field: contact, error: undefined, onChange }} />
}

function open(start: ShowWhen | null, earlier: readonly DraftField[] = EARLIER, canEdit = true) {
  render(<Editor {...{ start, earlier, canEdit }} />)
  return () => now
}

const button = (name: string) => screen.getByRole('button', { name })
const choose = (name: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByRole('combobox', { name })[at] as HTMLElement, {
    target: { value },
  })

it('begins with the nearest question above, not with a section', () => {
  const read = open(null)
  fireEvent.click(button('Show only when…'))
  expect(read()).toEqual({ match: 'all', rules: [{ fieldId: 'Stay', is: 'one_of', values: [] }] })
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^When this field/ }))
})

it.each([
  ['after no question', [PART], true],
  ['to whoever may only look', EARLIER, false],
])('offers no condition %s', (_what, earlier, canEdit) => {
  open(null, earlier, canEdit)
  expect(screen.queryByRole('button')).toBeNull()
})

it('takes over the condition of a field right above, not that of a section', () => {
  const showWhen: ShowWhen = { match: 'any', rules: [given('Age'), given('Stay')] }
  const read = open(null, [AGE, STAY, { ...field('Town', 'text'), showWhen }])
  fireEvent.click(button('Same as the field above'))
  expect(read()).toEqual(showWhen)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^When this field/ }))
})

it('does not offer the condition of a section, which hides its fields anyway', () => {
  open(null, [AGE, { ...PART, showWhen: { match: 'all', rules: [given('Age')] } }])
  expect(screen.queryByRole('button', { name: 'Same as the field above' })).toBeNull()
})

it('adds, joins and removes conditions one at a time', () => {
  const read = open({ match: 'all', rules: [given('Age')] })
  fireEvent.click(button('Add a condition'))
  choose('How many of the conditions must be true', 'any')
  const stay = { fieldId: 'Stay', is: 'one_of', values: [] }
  expect(read()).toEqual({ match: 'any', rules: [given('Age'), stay] })
  fireEvent.click(button('Remove the condition about Age'))
  expect(read()).toEqual({ match: 'any', rules: [stay] })
  fireEvent.click(button('Remove the condition about Stay'))
  expect(read()).toBeNull()
  expect(document.activeElement).toBe(button('Show only when…'))
})

it('takes as many conditions as a field may have', () => {
  const rules = Array.from({ length: FORM_LIMITS.rules - 1 }, () => given('Age'))
  open({ match: 'all', rules })
  fireEvent.click(button('Add a condition'))
  expect(screen.queryByRole('button', { name: 'Add a condition' })).toBeNull()
})

it('a condition about another field begins anew, as is usual for that field', () => {
  const read = open({ match: 'all', rules: [given('Stay'), given('Stay')] })
  choose('Field', 'Age', 1)
  expect(read()?.rules).toEqual([given('Stay'), { fieldId: 'Age', is: 'at_least', value: '' }])
  fireEvent.change(screen.getByRole('textbox', { name: 'Than what' }), { target: { value: '18' } })
  choose('Condition', 'at_most', 1)
  expect(read()?.rules[1]).toEqual({ fieldId: 'Age', is: 'at_most', value: '18' })
})

it('names the fields that can decide, and only comparisons that fit', () => {
  open({ match: 'all', rules: [given('Age')] })
  const offered = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
  expect(offered('Field')).toEqual(['Age', 'Stay'])
  expect(offered('Condition')).toEqual(['at_least', 'at_most', 'given', 'not_given'])
})

it('keeps options in their order, and one that is gone until it is unticked', () => {
  const read = open({
    match: 'all',
    rules: [{ fieldId: 'Stay', is: 'none_of', values: ['No', 'Gone'] }],
  })
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  fireEvent.click(box(/^Other/))
  fireEvent.click(box(/^Yes/))
  const values = (...expected: string[]) =>
    expect(read()?.rules).toEqual([{ fieldId: 'Stay', is: 'none_of', values: expected }])
  values('Yes', 'No', ' other', 'Gone')
  fireEvent.click(box(/^No$/))
  fireEvent.click(box(/^Gone/))
  values('Yes', ' other')
  expect(screen.queryByRole('checkbox', { name: /^Gone/ })).toBeNull()
})
