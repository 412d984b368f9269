import { expect, it } from 'vitest'
import { BLANK_FIELD } from '../field-properties'
import { findRuleProblems } from './rule-problems'
import type { ConditionRule } from './show-when'

const STAY = {
  ...BLANK_FIELD,
  id: 'stay',
  label: 'Stay overnight?',
  fieldType: 'select' as const,
  options: ['Yes', 'No'],
}
const BORN = { ...BLANK_FIELD, id: 'born', label: 'Born', fieldType: 'date' as const }
const PART = { ...BLANK_FIELD, id: 'part', label: 'Part', fieldType: 'section' as const }
const contact = (rule: ConditionRule) => ({
  ...BLANK_FIELD,
  id: 'contact',
  label: 'Contact',
  showWhen: { match: 'all' as const, rules: [rule] },
})
const problemOf = (rule: ConditionRule) =>
  findRuleProblems([STAY, BORN, PART, contact(rule)]).get(3) ?? null

it.each([
  { fieldId: 'stay', is: 'one_of', values: ['Yes'] },
  { fieldId: 'stay', is: 'given' },
  { fieldId: 'born', is: 'not_given' },
  { fieldId: 'born', is: 'at_most', value: '2010-12-31' },
] satisfies ConditionRule[])('%j works', (rule) => {
  expect(problemOf(rule)).toBeNull()
})

it.each([
  [{ fieldId: 'stay', is: 'one_of', values: ['Perhaps'] }, /no option “Perhaps”/],
  [{ fieldId: 'born', is: 'none_of', values: ['Yes'] }, /“Born” has no options/],
  [{ fieldId: 'stay', is: 'at_least', value: '3' }, /at least or at most/],
  [{ fieldId: 'born', is: 'at_least', value: '' }, /The condition about “Born” has no value/],
  [{ fieldId: 'born', is: 'at_least', value: 'soon' }, /“soon” is no answer to “Born”/],
  [{ fieldId: 'born', is: 'at_most', value: '2026-02-30' }, /“2026-02-30” is no answer/],
  [{ fieldId: 'gone', is: 'given' }, /not in this form/],
  [{ fieldId: 'part', is: 'given' }, /“Part” asks nothing/],
  [{ fieldId: 'contact', is: 'given' }, /must stand before it/],
] satisfies [ConditionRule, RegExp][])('%j is refused', (rule, message) => {
  expect(problemOf(rule)).toMatch(message)
  expect(problemOf(rule)).toMatch(/“Contact”/)
})

it('names the one box of a check-box without options', () => {
  const box = { ...STAY, fieldType: 'checkbox' as const, options: null }
  const rule = { fieldId: 'stay', is: 'one_of' as const, values: ['Yes'] }
  expect(findRuleProblems([box, contact(rule)]).size).toBe(0)
})
