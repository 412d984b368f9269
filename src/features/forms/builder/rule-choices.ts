import type { ConditionRule } from '../conditions/show-when'
import { FIELD_TYPE_TRAITS, type FieldType } from '../field-types'
import { ANSWER_ORDERS } from '../orders'
import { conditionIdOf, type DraftField } from './draft-fields'

interface RuleChoice {
  is: ConditionRule['is']
  label: string
}

const GIVEN: RuleChoice[] = [
  { is: 'given', label: 'is answered' },
  { is: 'not_given', label: 'is not answered' },
]
const OPTIONS: RuleChoice[] = [
  { is: 'one_of', label: 'is one of' },
  { is: 'none_of', label: 'is none of' },
]
const BOUNDS = ['at_least', 'at_most'] as const

export function ruleChoicesOf(fieldType: FieldType): RuleChoice[] {
  const { hasOptions, order } = FIELD_TYPE_TRAITS[fieldType]
  const bounds = order ? BOUNDS.map((is) => ({ is, label: ANSWER_ORDERS[order].rules[is] })) : []
  return [...(hasOptions ? OPTIONS : []), ...bounds, ...GIVEN]
}

export function changeRule(rule: ConditionRule, is: ConditionRule['is']): ConditionRule {
  const { fieldId } = rule
  if (is === 'one_of' || is === 'none_of') {
    return { fieldId, is, values: 'values' in rule ? rule.values : [] }
  }
  if (is === 'at_least' || is === 'at_most') {
    return { fieldId, is, value: 'value' in rule ? rule.value : '' }
  }
  return { fieldId, is }
}

export const newRuleAbout = (trigger: DraftField): ConditionRule =>
  changeRule(
    { fieldId: conditionIdOf(trigger), is: 'given' },
    ruleChoicesOf(trigger.fieldType)[0]?.is ?? 'given',
  )
