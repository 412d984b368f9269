// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, it } from 'vitest'
import { eventField } from '../../../../../tests/support/event-form'
import type { FieldType } from '../../field-types'
import { OTHER_CHOICE } from '../../other-choice'
import { AnswerInput, type TypedAnswer, toTypedAnswer } from './answer-input'

type AnswerField = ComponentProps<typeof AnswerInput>['field']
let now: TypedAnswer

function Answer({ field, start }: { field: AnswerField; start: TypedAnswer }) {
  const [value, onChange] = useState(start)
  now = value
  return <AnswerInput {...{ id: 'a', field, value, onChange, error: undefined }} />
}

function open(fieldType: FieldType, start: TypedAnswer, over: object = {}) {
  const options = ['Friday', 'Sunday']
  const field = { ...eventField('a', 0, { fieldType, options, ...over }), helpText: '' }
  render(<Answer {...{ field, start }} />)
  return () => now
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox')
const choose = (value: string) => fireEvent.change(select(), { target: { value } })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const written = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Label a: Other…' })
const write = (value: string) => fireEvent.change(written() as never, { target: { value } })

it.each<FieldType>(['select', 'radio'])(
  'a %s keeps an answer that is no option any more',
  (type) => {
    const read = open(type, 'Saturday')
    expect(select().value).toBe('Saturday')
    choose('Sunday')
    expect(read()).toBe('Sunday')
    choose('')
    expect(read()).toBe('')
  },
)

it('“Other…” of a dropdown is the text that is written, and no text without it', () => {
  const read = open('select', '', { hasOther: true })
  expect(written()).toBeNull()
  choose(OTHER_CHOICE)
  expect(written()?.value).toBe('')
  write('Monday')
  expect([read(), select().value]).toEqual(['Monday', OTHER_CHOICE])
  write('')
  expect(read()).toBe(OTHER_CHOICE)
  choose('Friday')
  expect([read(), written()]).toEqual(['Friday', null])
})

it('boxes are ticked and unticked each, also one that is no option any more', () => {
  const read = open('checkbox', ['Saturday', 'Sunday'])
  fireEvent.click(box('Friday'))
  fireEvent.click(box('Saturday'))
  expect(read()).toEqual(['Sunday', 'Friday'])
  fireEvent.click(box('Sunday'))
  fireEvent.click(box('Friday'))
  expect(read()).toEqual([])
})

it('“Other…” of boxes is one text beside the options', () => {
  const read = open('checkbox', ['Friday', 'Monday'], { hasOther: true })
  expect([box('Other…').checked, written()?.value]).toEqual([true, 'Monday'])
  write('Tuesday')
  expect(read()).toEqual(['Friday', 'Tuesday'])
  fireEvent.click(box('Other…'))
  expect([read(), written()]).toEqual([['Friday'], null])
  fireEvent.click(box('Other…'))
  expect(read()).toEqual(['Friday', OTHER_CHOICE])
})

it('a single box says Yes', () => {
  const read = open('agreement', '', { options: null })
  fireEvent.click(box('Yes'))
  expect(read()).toEqual(['Yes'])
})

it('the browser does not fill in the person at this computer', () => {
  open('email', '')
  expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('off')
})

it.each([
  [
    ['a', 2],
    ['a', '2'],
  ],
  ['text', 'text'],
  [{ fileId: 1 }, ''],
  [undefined, ''],
])('the stored answer %j is typed as %j', (answer, typed) => {
  expect(toTypedAnswer(answer)).toEqual(typed)
})
