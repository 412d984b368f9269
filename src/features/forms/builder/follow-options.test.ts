import { expect, it } from 'vitest'
import { eventField, eventForm } from '../../../../tests/support/event-form'
import { reduceBuilder } from './builder'
import { builderStateOf } from './builder-state'

const FORM = eventForm(
  [
    eventField('stays', 0, { fieldType: 'select', options: ['Yes', 'No', 'Perhaps'] }),
    eventField('food', 1, {
      showWhen: {
        match: 'all',
        rules: [
          { fieldId: 'stays', is: 'one_of', values: ['No', 'Perhaps'] },
          { fieldId: 'stays', is: 'given' },
        ],
      },
    }),
  ],
  3,
)

function valuesAfter(...texts: string[]) {
  const state = texts.reduce(
    (now, optionsText) =>
      reduceBuilder(now, { type: 'changed', key: 'stays', change: { optionsText } }),
    builderStateOf(FORM),
  )
  const [rule] = state.fields[1]?.showWhen?.rules ?? []
  return rule && 'values' in rule ? rule.values : []
}

it('a condition follows an option that is renamed letter by letter, or typed again', () => {
  expect(valuesAfter('Yes, Not, Perhaps', 'Yes, Nott, Perhaps')).toEqual(['Nott', 'Perhaps'])
  const retyped = ['Yes, N, Perhaps', 'Yes, , Perhaps', 'Yes, L, Perhaps', 'Yes, Later, Perhaps']
  expect(valuesAfter(...retyped)).toEqual(['Later', 'Perhaps'])
})

it('a condition keeps the name of an option that goes, so that the builder can say so', () => {
  expect(valuesAfter('Yes, N, Perhaps', 'Yes, , Perhaps', 'Yes, Perhaps')).toEqual([
    'No',
    'Perhaps',
  ])
  expect(valuesAfter('Yes')).toEqual(['No', 'Perhaps'])
  expect(valuesAfter('Yes', 'Yes, No, Perhaps')).toEqual(['No', 'Perhaps'])
})

it('a condition does not change when options are added or moved', () => {
  expect(valuesAfter('Perhaps, Yes, No')).toEqual(['No', 'Perhaps'])
  expect(valuesAfter('Yes, No, Perhaps, L', 'Yes, No, Perhaps, Later')).toEqual(['No', 'Perhaps'])
})
