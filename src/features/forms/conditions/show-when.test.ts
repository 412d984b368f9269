import { describe, expect, it } from 'vitest'
import type { FieldType } from '../field-types'
import { OTHER_CHOICE } from '../other-choice'
import {
  type ConditionRule,
  findHiddenFieldIds,
  listShownFields,
  renameOptionsInCondition,
  replaceTriggerIds,
} from './show-when'

const trigger = { id: 'stay', fieldType: 'select' as const, order: 0 }
const asks = (...rules: ConditionRule[]) => ({ match: 'all' as const, rules })
const contact = (showWhen: ReturnType<typeof asks> | null) => ({
  id: 'contact',
  fieldType: 'text' as const,
  order: 1,
  showWhen,
})

const isShown = (rule: ConditionRule, answer: unknown, fieldType: FieldType = 'select') =>
  !findHiddenFieldIds([{ ...trigger, fieldType }, contact(asks(rule))], { stay: answer }).has(
    'contact',
  )

const FIELD = { fieldId: 'stay' }

describe('a rule', () => {
  const among: ConditionRule = { ...FIELD, is: 'one_of', values: ['Yes', 'Maybe'] }
  const notAmong: ConditionRule = { ...FIELD, is: 'none_of', values: ['Yes', 'Maybe'] }

  it.each([
    ['one_of, chosen', among, 'Yes', true],
    ['one_of, another', among, 'No', false],
    ['one_of, in other letters', among, 'yes', false],
    ['one_of, blank', among, '', false],
    ['none_of, chosen', notAmong, 'Yes', false],
    ['none_of, another', notAmong, 'No', true],
    ['none_of, blank', notAmong, undefined, false],
    ['given', { ...FIELD, is: 'given' }, 'No', true],
    ['given, only spaces', { ...FIELD, is: 'given' }, '  ', false],
    ['given, a stored file', { ...FIELD, is: 'given' }, { fileId: 1 }, true],
    ['not_given, blank', { ...FIELD, is: 'not_given' }, null, true],
    ['not_given, answered', { ...FIELD, is: 'not_given' }, 'No', false],
  ] as const)('%s', (_name, rule, answer, shown) => {
    expect(isShown(rule as ConditionRule, answer)).toBe(shown)
  })

  it.each([
    ['one of several ticked', among, ['No', 'Maybe'], true],
    ['none ticked', among, [], false],
    ['none_of, none ticked', notAmong, [], false],
    ['none_of, others ticked', notAmong, ['No'], true],
  ] as const)('check-boxes: %s', (_name, rule, answer, shown) => {
    expect(isShown(rule, answer, 'checkbox')).toBe(shown)
  })

  it.each([
    ['at_least', '2010-01-01', true],
    ['at_least', '2009-12-31', false],
    ['at_most', '2010-01-01', true],
    ['at_most', '2010-01-02', false],
    ['at_least', 'yesterday', false],
  ] as const)('days: %s %s', (is, answer, shown) => {
    expect(isShown({ ...FIELD, is, value: '2010-01-01' }, answer, 'date')).toBe(shown)
  })

  it.each([
    ['number', 'at_least', '9', '10', true],
    ['number', 'at_least', '10', '9', false],
    ['number', 'at_most', '1.5', '1.50', true],
    ['number', 'at_most', '9', '10', false],
    ['time', 'at_least', '08:00', '08:00', true],
    ['time', 'at_most', '08:00', '08:01', false],
  ] as const)('%s: %s %s, answered %s', (fieldType, is, value, answer, shown) => {
    expect(isShown({ ...FIELD, is, value }, answer, fieldType)).toBe(shown)
  })

  it('about “Other…” means every answer that is no option', () => {
    const options = ['Yes', 'No']
    const isOther = (answer: unknown, is: 'one_of' | 'none_of' = 'one_of') => {
      const rule = { ...FIELD, is, values: [OTHER_CHOICE] }
      return !findHiddenFieldIds([{ ...trigger, options }, contact(asks(rule))], { stay: answer })
        .size
    }
    expect(['Perhaps', 'Yes', ['No', 'Later'], ''].map((one) => isOther(one))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([isOther('Perhaps', 'none_of'), isOther('Yes', 'none_of')]).toEqual([false, true])
  })

  it('about a removed field is blank', () => {
    expect(
      findHiddenFieldIds([contact(asks({ fieldId: 'gone', is: 'given' }))], { gone: 'x' }),
    ).toEqual(new Set(['contact']))
    expect(findHiddenFieldIds([contact(asks({ fieldId: 'gone', is: 'not_given' }))], {}).size).toBe(
      0,
    )
  })
})

describe('a form', () => {
  const given = (fieldId: string): ConditionRule => ({ fieldId, is: 'given' })
  const field = (id: string, order: number, ...rules: ConditionRule[]) => ({
    id,
    order,
    fieldType: 'text' as const,
    ...(rules.length > 0 && { showWhen: { match: 'any' as const, rules } }),
  })

  it('without conditions is shown whole', () => {
    expect(findHiddenFieldIds([field('a', 0), field('b', 1)], {}).size).toBe(0)
  })

  it('sees the answer of a hidden field as blank', () => {
    const chain = [field('a', 0), field('b', 1, given('a')), field('c', 2, given('b'))]
    expect(findHiddenFieldIds(chain, { b: 'left over', c: 'too' })).toEqual(new Set(['b', 'c']))
    expect(findHiddenFieldIds(chain, { a: 'x', b: 'again' }).size).toBe(0)
    expect(findHiddenFieldIds(chain.toReversed(), { b: 'left over' })).toEqual(new Set(['b', 'c']))
  })

  it('asks for any or for all rules', () => {
    const [a, b, c] = [field('a', 0), field('b', 1), field('c', 2, given('a'), given('b'))]
    expect(findHiddenFieldIds([a, b, c], { a: 'x' }).size).toBe(0)
    const all = { ...c, showWhen: { match: 'all' as const, rules: [given('a'), given('b')] } }
    expect(findHiddenFieldIds([a, b, all], { a: 'x' })).toEqual(new Set(['c']))
  })

  it('returns the shown fields in the given order', () => {
    const [a, b, c] = [field('a', 0), field('b', 1, given('a')), field('c', 2)]
    expect(listShownFields([c, b, a], {}).map(({ id }) => id)).toEqual(['c', 'a'])
  })
})

it('a section hides its fields, up to the next one, and their answers are blank', () => {
  const fields = [
    { id: 'a', fieldType: 'text' as const, order: 0 },
    {
      id: 's',
      fieldType: 'section' as const,
      order: 1,
      showWhen: asks({ fieldId: 'a', is: 'given' }),
    },
    { id: 'b', fieldType: 'text' as const, order: 2 },
    { id: 't', fieldType: 'section' as const, order: 3 },
    {
      id: 'c',
      fieldType: 'text' as const,
      order: 4,
      showWhen: asks({ fieldId: 'b', is: 'given' }),
    },
  ]
  expect(findHiddenFieldIds(fields, { b: 'left over' })).toEqual(new Set(['s', 'b', 'c']))
  expect(findHiddenFieldIds(fields, { a: 'x', b: 'y' }).size).toBe(0)
})

it('renames triggers that have another id', () => {
  const before = asks({ fieldId: 'new-1', is: 'given' }, { fieldId: 'old', is: 'given' })
  expect(replaceTriggerIds(before, new Map([['new-1', 'abc']]))?.rules).toEqual([
    { fieldId: 'abc', is: 'given' },
    { fieldId: 'old', is: 'given' },
  ])
  expect(replaceTriggerIds(null, new Map())).toBeNull()
})

it('renames the options of one field, and two that become the same to one', () => {
  const before = asks(
    { fieldId: 'a', is: 'one_of', values: ['Yes', 'No', 'Perhaps'] },
    { fieldId: 'b', is: 'none_of', values: ['No'] },
    { fieldId: 'a', is: 'given' },
  )
  const renames = new Map([['a', new Map([['No', 'Perhaps']])]])
  expect(renameOptionsInCondition(before, renames)?.rules).toEqual([
    { fieldId: 'a', is: 'one_of', values: ['Yes', 'Perhaps'] },
    ...before.rules.slice(1),
  ])
})
