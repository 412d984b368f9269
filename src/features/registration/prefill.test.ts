import { expect, it } from 'vitest'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { joinTownAndProvince } from '@/features/forms/places/place'
import { buildPrefillAddress } from '@/features/forms/prefill-link'
import { eventField } from '../../../tests/support/event-form'
import { readPrefill } from './prefill'

const FIELDS = [
  eventField('name', 0),
  eventField('church', 1, { fieldType: 'select', options: ['San Isidro', 'Santo Niño & friends'] }),
  eventField('days', 2, { fieldType: 'checkbox', options: ['Friday', 'Saturday, late'] }),
  eventField('letter', 3, { fieldType: 'file' }),
  eventField('rules', 4, { fieldType: 'agreement' }),
  eventField('part', 5, { fieldType: 'section' }),
  eventField('team', 6, { fieldType: 'radio', options: ['Music', 'Kids'], hasOther: true }),
  eventField('food', 7, { fieldType: 'checkbox', options: ['Fish'], hasOther: true }),
  eventField('home', 8, { fieldType: 'province_town' }),
]
const read = (answers: Record<string, string | string[]>) =>
  readPrefill(FIELDS, new URL(buildPrefillAddress('https://a.example/forms/camp', answers)).search)

it('gives back the answers that a link was made of', () => {
  const answers = {
    name: 'Ana & José + “Grace” #1?',
    church: 'Santo Niño & friends',
    days: ['Friday', 'Saturday, late'],
  }
  expect(read(answers)).toEqual(answers)
  expect(read({ ...answers, name: ' ' })).toEqual({ church: answers.church, days: answers.days })
})

it('gives back words of one’s own, “Other…” without them, and a place', () => {
  const answers = { team: 'The lights', food: ['Fish', 'No egg'], home: 'Kalibo, Aklan' }
  expect(read(answers)).toEqual(answers)
  const open = { team: OTHER_CHOICE, home: joinTownAndProvince({ town: '', province: 'Aklan' }) }
  expect(read(open)).toEqual(open)
})

it('leaves out what a field cannot have, files, agreements and what is no field', () => {
  expect(read({ church: 'Another', days: ['Sunday', 'Friday'] })).toEqual({ days: ['Friday'] })
  expect(read({ letter: 'a.pdf', rules: 'Yes', part: 'x', __proto__: 'x', other: 'x' })).toEqual({})
  expect(readPrefill(FIELDS, '?prefill.name=One&prefill.name=Two&prefill.days=')).toEqual({
    name: 'Two',
  })
})
