import { expect, it } from 'vitest'
import { ANSWER_LIMIT_NAMES, type AnswerLimits } from '@/features/forms/answer-limits'
import { findLimitProblems } from '@/features/forms/answer-limits-input'
import { canonicalNumber } from '@/features/forms/orders'
import { ANSWER_RULES } from './answer-rules'

const say = (type: keyof typeof ANSWER_RULES, answer: string | string[], limits = {}) =>
  ANSWER_RULES[type].shape(answer, { options: null, ...(limits as Partial<AnswerLimits>) })

it.each(['3', '-3', '007', ' 12 ', '0'])('%s is a whole number', (answer) => {
  expect(say('number', answer)).toBeNull()
})

it.each(['1e9', '1,000', 'three', '--1', '0x10', 'Infinity', '1.', '.5', '9'.repeat(16)])(
  '%s is no number',
  (answer) => {
    expect(say('number', answer)).toBe('Please enter a number')
  },
)

it.each([
  ['0.0000001', '0.0000001'],
  ['-0.00000010', '-0.0000001'],
  ['007', '7'],
  ['1.50', '1.5'],
  ['-0', '0'],
])('%s is stored as %s, which is a number again', (typed, stored) => {
  expect(canonicalNumber(typed)).toBe(stored)
  expect(canonicalNumber(stored)).toBe(stored)
})

it('takes decimals where the field allows them', () => {
  expect(say('number', '1.5')).toBe('Please enter a whole number')
  expect(say('number', '1.5', { decimals: true })).toBeNull()
})

it.each([
  ['number', '0', { min: 1 }, 'Please enter 1 or more'],
  ['number', '13', { max: 12 }, 'Please enter 12 or less'],
  ['number', '9', { min: 1, max: 10 }, null],
  ['number', '-0.5', { min: 0, decimals: true }, 'Please enter 0 or more'],
  ['time', '07:59', { min: '08:00' }, 'Please enter 08:00 or later'],
  ['time', '17:01', { max: '17:00' }, 'Please enter 17:00 or earlier'],
  ['time', '08:00', { min: '08:00', max: '17:00' }, null],
  ['date', '2009-12-31', { min: '2010-01-01' }, 'Please choose January 1, 2010 or later'],
  ['date', '2011-01-01', { max: '2010-12-31' }, 'Please choose December 31, 2010 or earlier'],
  ['number', '1', { min: 1, max: 10 }, null],
  ['number', '10', { min: 1, max: 10 }, null],
  ['time', '17:00', { min: '08:00', max: '17:00' }, null],
  ['date', '2010-01-01', { min: '2010-01-01', max: '2010-12-31' }, null],
  ['date', '2010-12-31', { min: '2010-01-01', max: '2010-12-31' }, null],
  ['checkbox', ['a', 'b'], { minChosen: 2, maxChosen: 2 }, null],
  ['checkbox', ['a'], { minChosen: 2 }, 'Please choose at least 2'],
  ['checkbox', ['a', 'b', 'c'], { maxChosen: 2 }, 'Please choose at most 2'],
  ['checkbox', [], { minChosen: 2 }, null],
] as const)('%s %j within %j', (type, answer, limits, message) => {
  expect(say(type, answer as string | string[], limits)).toBe(message)
})

const NO_LIMITS = Object.fromEntries(ANSWER_LIMIT_NAMES.map((name) => [name, null]))

it.each([
  ['number', { min: 3, max: 3 }, {}],
  ['number', { min: 4, max: 3 }, { max: 'The largest answer is below the smallest' }],
  ['number', { min: 4 }, {}],
  ['number', { max: 3 }, {}],
  ['date', { min: '2026-13-01' }, { min: '“2026-13-01” is no answer to this question' }],
  ['date', { max: 'half-typed' }, { max: 'Please finish this, or clear it' }],
  ['checkbox', { minChosen: 3 }, {}],
  ['checkbox', { minChosen: 2, maxChosen: 2 }, {}],
  ['checkbox', { minChosen: 4 }, { minChosen: 'Nobody can choose 4 of 3' }],
  ['checkbox', { minChosen: 4, maxChosen: 9 }, { minChosen: 'Nobody can choose 4 of 3' }],
  ['checkbox', { minChosen: 4, hasOther: true }, {}],
  ['checkbox', { minChosen: 3, maxChosen: 2 }, { minChosen: 'Nobody can choose 3 of 2' }],
] as const)('the limits of a %s: %j', (fieldType, limits, problems) => {
  const field = { ...(NO_LIMITS as unknown as AnswerLimits), ...limits, fieldType }
  expect(findLimitProblems({ ...field, options: ['a', 'b', 'c'] })).toEqual(problems)
})

it.each(['25:00', '8:00', '08:60', '08:00:00', 'noon'])('%s is no time', (answer) => {
  expect(say('time', answer)).toBe('Please enter a valid time')
})
