import { expect, it } from 'vitest'
import { describeShowWhen } from './sentence'
import type { Rule } from './show-when'

const FIELDS = [{ id: 'stay', label: 'Stay', fieldType: 'select' as const }]
const say = (...rules: Rule[]) => describeShowWhen({ match: 'all', rules }, FIELDS)

it('is a sentence, also before an option is chosen and after its field is gone', () => {
  const stays: Rule = { fieldId: 'stay', is: 'one_of', values: ['Yes', 'Perhaps'] }
  expect(say(stays)).toBe('“Stay” is Yes or Perhaps')
  expect(say({ ...stays, values: [] })).toBe('“Stay” is …')
  expect(say(stays, { fieldId: 'gone', is: 'given' })).toMatch(/ and “.+” is answered$/)
})
