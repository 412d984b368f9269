import { expect, it } from 'vitest'
import { prefillAddress } from '@/features/forms/prefill-link'
import { eventField } from '../../../tests/support/event-form'
import { readPrefill } from './prefill'

const FIELDS = [
  eventField('name', 0),
  eventField('church', 1, { fieldType: 'select', options: ['San Isidro', 'Santo Niño & friends'] }),
  eventField('days', 2, { fieldType: 'checkbox', options: ['Friday', 'Saturday, late'] }),
  eventField('letter', 3, { fieldType: 'file' }),
  eventField('rules', 4, { fieldType: 'agreement' }),
  eventField('part', 5, { fieldType: 'section' }),
]
const read = (answers: Record<string, string | string[]>) =>
  readPrefill(FIELDS, new URL(prefillAddress('https://a.example/forms/camp', answers)).search)

it('gives back the answers that a link was made of', () => {
  const answers = {
    name: 'Ana & José + “Grace” #1?',
    church: 'Santo Niño & friends',
    days: ['Friday', 'Saturday, late'],
  }
  expect(read(answers)).toEqual(answers)
  expect(read({ ...answers, name: ' ' })).toEqual({ church: answers.church, days: answers.days })
})

it('leaves out what a field cannot have, files, agreements and what is no field', () => {
  expect(read({ church: 'Another', days: ['Sunday', 'Friday'] })).toEqual({ days: ['Friday'] })
  expect(read({ letter: 'a.pdf', rules: 'Yes', part: 'x', __proto__: 'x', other: 'x' })).toEqual({})
  expect(readPrefill(FIELDS, '?prefill.name=One&prefill.name=Two&prefill.days=')).toEqual({
    name: 'Two',
  })
})
