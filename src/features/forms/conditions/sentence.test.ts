import { expect, it } from 'vitest'
import { CONDITION_WORDS } from '@/lib/words/english/conditions'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { OTHER_CHOICE } from '../other-choice'
import { describeShowWhen } from './sentence'
import type { ConditionRule } from './show-when'

const FIELDS = [
  { id: 'stay', label: 'Stay', fieldType: 'select' as const },
  { id: 'age', label: 'Age', fieldType: 'number' as const },
  { id: 'born', label: 'Born', fieldType: 'date' as const },
  { id: 'comes', label: 'Comes', fieldType: 'time' as const },
  { id: 'bare', label: ' ', fieldType: 'text' as const },
]
const say = (...rules: ConditionRule[]) => describeShowWhen({ match: 'all', rules }, FIELDS)

it('is a sentence, also before an option is chosen and after its field is gone', () => {
  const stays: ConditionRule = { fieldId: 'stay', is: 'one_of', values: ['Yes', 'Perhaps'] }
  expect(say(stays)).toBe('“Stay” is Yes or Perhaps')
  expect(say({ ...stays, values: [] })).toBe('“Stay” is …')
  expect(say(stays, { fieldId: 'gone', is: 'given' })).toMatch(/ and “.+” is answered$/)
})

it.each<[ConditionRule, string]>([
  [{ fieldId: 'stay', is: 'given' }, '“Stay” is answered'],
  [{ fieldId: 'stay', is: 'not_given' }, '“Stay” is not answered'],
  [
    { fieldId: 'stay', is: 'none_of', values: ['Yes'] },
    '“Stay” is answered with something else than Yes',
  ],
  [{ fieldId: 'stay', is: 'one_of', values: ['A', 'B', 'C'] }, '“Stay” is A, B or C'],
  [{ fieldId: 'stay', is: 'one_of', values: [OTHER_CHOICE] }, '“Stay” is another answer'],
  [{ fieldId: 'age', is: 'at_least', value: '18' }, '“Age” is 18 or more'],
  [{ fieldId: 'age', is: 'at_most', value: '18' }, '“Age” is 18 or less'],
  [{ fieldId: 'born', is: 'at_least', value: '2010-01-31' }, '“Born” is January 31, 2010 or later'],
  [{ fieldId: 'comes', is: 'at_most', value: '08:00' }, '“Comes” is 08:00 or earlier'],
])('%j is told as %s', (rule, text) => {
  expect(say(rule)).toBe(text)
})

it('names a field without a label, and joins by what must be', () => {
  const rules: ConditionRule[] = [
    { fieldId: 'bare', is: 'given' },
    { fieldId: 'age', is: 'given' },
  ]
  expect(describeShowWhen({ match: 'any', rules }, FIELDS)).toMatch(
    /^“[^” ][^”]*” is answered or “Age” is answered$/,
  )
})

it('names options in the language of its words, by the field that they belong to', () => {
  const options: Record<string, string> = { 'stay/Yes': 'Oo', 'stay/Perhaps': 'Siguro' }
  const words = {
    conditions: CONDITION_WORDS,
    rules: RULES_WORDS,
    option: (fieldId: string, text: string) => options[`${fieldId}/${text}`] ?? text,
  }
  const rules: ConditionRule[] = [
    { fieldId: 'stay', is: 'one_of', values: ['Yes', 'Perhaps', 'No'] },
  ]
  expect(describeShowWhen({ match: 'all', rules }, FIELDS, words)).toBe(
    '“Stay” is Oo, Siguro or No',
  )
})
