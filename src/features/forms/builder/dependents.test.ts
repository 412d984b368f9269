import { expect, it } from 'vitest'
import { BLANK_FIELD } from '../field-properties'
import type { FieldType } from '../field-types'
import {
  dependentsOf,
  describeLostConditions,
  withoutBrokenRules,
  withoutMissingOptions,
} from './dependents'
import { toDraftField } from './draft-fields'
import { moveField } from './field-order'
import { changeRule, newRuleAbout, ruleChoicesOf } from './rule-choices'

const field = (id: string, fieldType: FieldType, options: string[] | null = null) =>
  toDraftField({ ...BLANK_FIELD, id, label: id, fieldType, options })
const STAY = field('stay', 'select', ['Yes', 'No'])
const NAME = field('name', 'text')
const CONTACT = {
  ...field('contact', 'text'),
  showWhen: {
    match: 'any' as const,
    rules: [
      { fieldId: 'stay', is: 'one_of' as const, values: ['Yes'] },
      { fieldId: 'name', is: 'given' as const },
    ],
  },
}
const FORM = [STAY, NAME, CONTACT]

it('finds the fields that depend on one', () => {
  expect(dependentsOf(FORM, STAY)).toEqual([CONTACT])
  expect(dependentsOf(FORM, CONTACT)).toEqual([])
})

it('leaves a list alone in which all conditions work', () => {
  expect(withoutBrokenRules(FORM)).toEqual(FORM)
  expect(describeLostConditions(FORM, withoutBrokenRules(moveField(FORM, 'name', 0)))).toEqual([])
})

it.each([
  ['is removed', [NAME, CONTACT]],
  ['stands later', [NAME, CONTACT, STAY]],
  ['goes to the end', moveField(FORM, 'stay', Number.POSITIVE_INFINITY)],
  ['has no options any more', [{ ...STAY, fieldType: 'text' as const }, NAME, CONTACT]],
])('takes the rule away when its field %s, and says whose', (_name, changed) => {
  const after = withoutBrokenRules(changed)
  const contact = after.find(({ key }) => key === 'contact')
  expect(contact?.showWhen?.rules).toEqual([{ fieldId: 'name', is: 'given' }])
  expect(describeLostConditions(FORM, after)).toEqual([
    '“contact” is shown when “stay” is Yes or “name” is answered.',
  ])
})

it('shows a field always that has no rule left', () => {
  expect(withoutBrokenRules([CONTACT])[0]?.showWhen).toBeNull()
})

it('keeps a rule whose value has not been typed yet', () => {
  const untyped = {
    ...field('later', 'text'),
    showWhen: {
      match: 'all' as const,
      rules: [{ fieldId: 'age', is: 'at_least' as const, value: '' }],
    },
  }
  const fields = [NAME, field('age', 'number'), untyped]
  expect(withoutBrokenRules(fields)).toEqual(fields)
  expect(withoutBrokenRules([NAME, { ...field('age', 'text') }, untyped])[2]?.showWhen).toBeNull()
})

it('keeps a rule whose option is being typed again', () => {
  const typing = [{ ...STAY, optionsText: 'Ye' }, NAME, CONTACT]
  expect(withoutBrokenRules(typing)).toEqual(typing)
})

it('offers what fits a type, and begins with the usual', () => {
  expect(newRuleAbout(STAY)).toEqual({ fieldId: 'stay', is: 'one_of', values: [] })
  expect(newRuleAbout(NAME)).toEqual({ fieldId: 'name', is: 'given' })
  expect(ruleChoicesOf('date').map(({ is }) => is)).toEqual([
    'at_least',
    'at_most',
    'given',
    'not_given',
  ])
})

it('keeps the options when the rule is turned round', () => {
  const rule = { fieldId: 'stay', is: 'one_of' as const, values: ['Yes'] }
  expect(changeRule(rule, 'none_of')).toEqual({ ...rule, is: 'none_of' })
  expect(changeRule(rule, 'given')).toEqual({ fieldId: 'stay', is: 'given' })
  const bound = { fieldId: 'age', is: 'at_least' as const, value: '18' }
  expect(changeRule(bound, 'at_most')).toEqual({ ...bound, is: 'at_most' })
})

it('takes an option that is gone out of the conditions about it, and says whose', () => {
  const both = { fieldId: 'stay', is: 'one_of' as const, values: ['Yes', 'No'] }
  const fields = [STAY, { ...CONTACT, showWhen: { match: 'all' as const, rules: [both] } }]
  expect(withoutMissingOptions(fields, 'stay')).toBe(fields)
  const rename = (optionsText: string) => [{ ...STAY, optionsText }, ...fields.slice(1)]
  const without = withoutMissingOptions(rename('Yes'), 'stay')
  expect(without[1]?.showWhen?.rules).toEqual([{ ...both, values: ['Yes'] }])
  expect(describeLostConditions(rename('Yes'), without)).toEqual([
    '“contact” is shown when “stay” is Yes or No.',
  ])
  expect(withoutMissingOptions(rename('Perhaps'), 'stay')[1]?.showWhen).toBeNull()
})

it('leaves other rules as they are when an option goes', () => {
  const bus = field('bus', 'select', ['Yes', 'Iloilo'])
  const rules = [
    { fieldId: 'stay', is: 'one_of' as const, values: ['Yes', 'No'] },
    { fieldId: 'bus', is: 'one_of' as const, values: ['Yes', 'Gone'] },
    { fieldId: 'stay', is: 'given' as const },
  ]
  const fields = [STAY, bus, { ...CONTACT, showWhen: { match: 'all' as const, rules } }]
  const [, , contact] = withoutMissingOptions(
    [{ ...STAY, optionsText: 'No' }, ...fields.slice(1)],
    'stay',
  )
  expect(contact?.showWhen?.rules).toEqual([{ ...rules[0], values: ['No'] }, rules[1], rules[2]])
  expect(withoutMissingOptions(fields, 'nobody')).toBe(fields)
})

it('names a field that has no label yet', () => {
  const bare = { ...CONTACT, label: ' ' }
  expect(describeLostConditions([STAY, NAME, bare], withoutBrokenRules([NAME, bare]))).toEqual([
    expect.stringMatching(/^“Untitled field” is shown when /),
  ])
})
