import { expect, it } from 'vitest'
import type { ConditionRule } from '@/features/forms/conditions/show-when'
import type { PublicField } from './answers-in-form'
import { conditionStyles, onlyIfNotes } from './condition-styles'

const field = (id: string, fieldType: PublicField['fieldType'], order: number): PublicField => ({
  id,
  fieldType,
  label: id,
  placeholder: null,
  isRequired: false,
  options: fieldType === 'select' || fieldType === 'checkbox' ? ['<b>Yes</b>', 'No'] : null,
  order,
})
const shownBy = (rule: ConditionRule, trigger: PublicField): PublicField[] => [
  trigger,
  { ...field('more', 'text', 1), showWhen: { match: 'all', rules: [rule] } },
]

it('is nothing for a form without conditions', () => {
  expect(conditionStyles([field('a', 'text', 0)], {})).toBeNull()
})

it('names options by their position and never by their text', () => {
  const rule: ConditionRule = { fieldId: 'a', is: 'one_of', values: ['<b>Yes</b>'] }
  const select = conditionStyles(shownBy(rule, field('a', 'select', 0)), {})
  expect(select).toContain('#field-a>option:nth-child(2):checked')
  const boxes = conditionStyles(shownBy(rule, field('a', 'checkbox', 0)), {})
  expect(boxes).toContain('[data-field="a"] label:nth-of-type(1)>input:checked')
  expect(`${select}${boxes}`).not.toContain('Yes')
})

it('leaves to the script what CSS cannot know', () => {
  const rule: ConditionRule = { fieldId: 'a', is: 'at_least', value: '2010-01-01' }
  const styles = conditionStyles(shownBy(rule, field('a', 'date', 0)), {})
  expect(styles).not.toContain('@supports selector(:has(*))')
  expect(styles).toContain('@media (scripting:enabled)')
})

it('does not hide by the script what the first answers ask for', () => {
  const rule: ConditionRule = { fieldId: 'a', is: 'at_least', value: '2010-01-01' }
  const fields = shownBy(rule, field('a', 'date', 0))
  expect(conditionStyles(fields, { a: '2011-01-01' })).not.toContain('[data-field="more"]')
})

it('stops before selectors grow without bound', () => {
  const fields = Array.from({ length: 40 }, (_, at): PublicField => {
    const one = field(`f${at}`, 'text', at)
    const rules = Array.from(
      { length: at },
      (_, to): ConditionRule => ({ fieldId: `f${to}`, is: 'given' }),
    )
    return at === 0 ? one : { ...one, showWhen: { match: 'any', rules } }
  })
  expect(conditionStyles(fields, {})?.length).toBeLessThan(400_000)
})

it('says in words when a field is asked for', () => {
  const rule: ConditionRule = { fieldId: 'a', is: 'at_most', value: '2010-12-31' }
  expect(onlyIfNotes(shownBy(rule, field('a', 'date', 0)))).toEqual({
    more: '“a” is December 31, 2010 or earlier',
  })
})
