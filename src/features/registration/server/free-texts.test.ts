import { expect, it } from 'vitest'
import { eventField } from '../../../../tests/support/event-form'
import { freeTextsOf } from './free-texts'

it('weighs what was written, not what was chosen, and knows where a link is asked for', () => {
  const fields = [
    eventField('about', 0, { fieldType: 'textarea' }),
    eventField('page', 1, { label: 'Your Facebook' }),
    eventField('church', 2, { helpText: 'With its website, if any' }),
    eventField('bus', 3, { fieldType: 'select', options: ['A'], hasOther: true }),
    eventField('days', 4, { fieldType: 'checkbox', options: ['A', 'B'], hasOther: true }),
    eventField('size', 5, { fieldType: 'select', options: ['A'] }),
  ]
  const answers = { about: 'Hi', page: 'fb.com/a', church: 'c', days: ['B', 'Own'], size: 'A' }
  expect(freeTextsOf(fields, { ...answers, bus: 'A' })).toEqual([
    { text: 'Hi', mayBeLink: false },
    { text: 'fb.com/a', mayBeLink: true },
    { text: 'c', mayBeLink: true },
    { text: 'Own', mayBeLink: false },
  ])
})
