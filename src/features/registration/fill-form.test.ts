// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { PREFILLED_NAME } from '@/lib/suspicion/suspicion'
import { eventField } from '../../../tests/support/event-form'
import { fillForm, readFormAnswers } from './answers-in-form'
import { prefillForm } from './prefill'

const FIELDS = [
  eventField('name', 0),
  eventField('size', 1, { fieldType: 'radio', options: ['S', 'L'], hasOther: true }),
  eventField('days', 2, { fieldType: 'checkbox', options: ['Sat', 'Sun'] }),
  eventField('home', 3, { fieldType: 'province_town', options: ['Aklan'] }),
  eventField('agree', 4, { fieldType: 'agreement' }),
]
const ANSWERS = {
  ...{ name: 'Ana', size: 'XXL', days: ['Sun'], home: 'Kalibo, Aklan' },
  agree: 'Yes',
}

function newForm(): HTMLFormElement {
  const form = document.createElement('form')
  const options = (name: string, values: string[], type: string) =>
    values.map((value) => `<input type="${type}" name="${name}" value="${value}">`).join('')
  form.innerHTML = `
    <input name="answer_name">
    ${options('answer_size', ['S', 'L', OTHER_CHOICE], 'radio')}<input name="other_size">
    ${options('answer_days', ['Sat', 'Sun'], 'checkbox')}
    <select name="answer_home"><option value=""></option><option>Aklan</option></select>
    <input name="town_home">
    <input type="checkbox" name="answer_agree" value="Yes">`
  return form
}
const read = (form: HTMLFormElement) => readFormAnswers(FIELDS, new FormData(form), new Set())
const input = (form: HTMLFormElement, name: string, value?: string) =>
  [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].find(
    (one) => value === undefined || one.value === value,
  ) as HTMLInputElement

describe('filling in', () => {
  it('brings back what was read', () => {
    const form = newForm()
    fillForm(form, FIELDS, ANSWERS)
    expect(read(form)).toEqual(ANSWERS)
  })

  it('leaves alone what the visitor has filled in before', () => {
    const form = newForm()
    input(form, 'answer_name').value = 'Ben'
    input(form, 'answer_size', 'L').checked = true
    input(form, 'answer_days', 'Sat').checked = true
    input(form, 'town_home').value = 'Banga'
    fillForm(form, FIELDS, ANSWERS)
    expect(read(form)).toMatchObject({
      ...{ name: 'Ben', size: 'L', days: ['Sat'], home: 'Banga, Aklan' },
    })
  })

  it('enables an option that became full after it was chosen, which would not be sent else', () => {
    const form = newForm()
    for (const box of form.querySelectorAll<HTMLInputElement>('[name=answer_days]')) {
      box.disabled = true
    }
    fillForm(
      form,
      [{ ...eventField('days', 0, { fieldType: 'checkbox' }), closedOptions: ['Sun'] }],
      {
        days: ['Sun'],
      },
    )
    expect([input(form, 'answer_days', 'Sat').disabled, read(form).days]).toEqual([true, ['Sun']])
  })
})

it('a link fills in what is empty, and says how many answers were not typed', () => {
  const form = newForm()
  input(form, 'answer_size', 'L').checked = true
  prefillForm(form, FIELDS, '?prefill.name=Lea&prefill.days=Sat&prefill.size=S')
  const count = () => new FormData(form).get(PREFILLED_NAME)
  expect(read(form)).toMatchObject({ name: 'Lea', days: ['Sat'], size: 'L' })
  expect(count()).toBe('2')
  fireEvent.input(input(form, 'answer_name'), { target: { value: 'Leah' } })
  expect(count()).toBe('1')
})
