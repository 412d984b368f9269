import { expect, it } from 'vitest'
import { eventField, eventForm } from '../../../../tests/support/event-form'
import { type BuilderAction, reduceBuilder } from './builder'
import { builderStateOf } from './builder-state'

const OPENED = builderStateOf(eventForm([eventField('a', 0), eventField('b', 1)], 1))

it('opens the field that was pressed last, and none once it is pressed again or removed', () => {
  let state = OPENED
  const steps: [BuilderAction, string | null][] = [
    [{ type: 'toggled', key: 'a' }, 'a'],
    [{ type: 'toggled', key: 'b' }, 'b'],
    [{ type: 'removed', key: 'a' }, 'b'],
    [{ type: 'removed', key: 'b' }, null],
  ]
  for (const [action, openKey] of steps) {
    state = reduceBuilder(state, action)
    expect(state.openKey).toBe(openKey)
  }
  const press: BuilderAction = { type: 'toggled', key: 'a' }
  expect([press, press].reduce(reduceBuilder, OPENED).openKey).toBeNull()
})

const label = { label: 'All fields must have a label' }
const PROBLEMS = {
  fields: { a: label, b: label },
  receipt: { text: 'Please write the message' },
  details: { name: 'Please enter a form name', slug: 'Please enter a slug' },
  privacy: { 'notice.text': 'Please write what is agreed to' },
}

it.each<[BuilderAction, object]>([
  [{ type: 'changed', key: 'a', change: { label: 'A' } }, { fields: { b: label } }],
  [{ type: 'removed', key: 'b' }, { fields: { a: label } }],
  [{ type: 'receiptChanged', change: { text: 'x' } }, { receipt: {} }],
  [
    { type: 'detailsChanged', change: { name: 'Camp' } },
    { details: { slug: 'Please enter a slug' } },
  ],
  [{ type: 'privacyChanged', change: {} }, { privacy: {} }],
])('%j takes away its own errors and keeps the others', (action, rest) => {
  const refused = reduceBuilder(OPENED, { type: 'refused', problems: PROBLEMS })
  expect(refused.openKey).toBe('a')
  expect(reduceBuilder(refused, action).problems).toEqual({ ...PROBLEMS, ...rest })
})
