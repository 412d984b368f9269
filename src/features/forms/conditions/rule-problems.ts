import { type FieldProperties, quotedFieldName } from '../field-properties'
import { comparableValue, FIELD_TYPE_TRAITS, isQuestion } from '../field-types'
import { choiceLabel, listChoices } from '../other-choice'
import type { ConditionRule } from './show-when'

type RuledField = { id?: string } & Pick<
  FieldProperties,
  'label' | 'fieldType' | 'options' | 'showWhen'
> &
  Partial<Pick<FieldProperties, 'hasOther' | 'optionIds'>>

/** Returns the fields before position `at` by id. A condition may only be about one of these. */
const before = (fields: readonly RuledField[], at: number) =>
  new Map(fields.slice(0, at).map((field) => [field.id, field]))

const isUnset = (rule: ConditionRule) => 'value' in rule && rule.value.trim() === ''

function findTypeMisfit(rule: ConditionRule, trigger: RuledField): string | null {
  const { hasOptions, order } = FIELD_TYPE_TRAITS[trigger.fieldType]
  const name = quotedFieldName(trigger)
  if (!isQuestion(trigger)) return `${name} asks nothing that could decide.`
  if ('values' in rule) return hasOptions ? null : `${name} has no options to choose from.`
  if (!('value' in rule) || order) return null
  return `${name} has no answer that can be at least or at most something.`
}

function findValueMisfit(rule: ConditionRule, trigger: RuledField): string | null {
  if (!('value' in rule)) return null
  if (isUnset(rule)) return `The condition about ${quotedFieldName(trigger)} has no value yet.`
  return comparableValue(trigger.fieldType, rule.value) === null
    ? `“${rule.value}” is no answer to ${quotedFieldName(trigger)}.`
    : null
}

export function findMissingOptions(rule: ConditionRule, trigger: RuledField): string[] {
  if (!('values' in rule)) return []
  const offered = listChoices(trigger)
  return rule.values.filter((value) => !offered.includes(value))
}

type IsRenaming = (trigger: RuledField) => boolean

function findProblem(
  rule: ConditionRule,
  fields: readonly RuledField[],
  at: number,
  isRenaming: IsRenaming,
): string | null {
  const trigger = before(fields, at).get(rule.fieldId)
  if (!trigger) {
    const later = fields.find(({ id }) => id === rule.fieldId)
    return later
      ? `${quotedFieldName(later)} decides and must stand before it.`
      : 'The field that decides is not in this form.'
  }
  const [missing] = isRenaming(trigger) ? [] : findMissingOptions(rule, trigger)
  return (
    findTypeMisfit(rule, trigger) ??
    findValueMisfit(rule, trigger) ??
    (missing === undefined
      ? null
      : `${quotedFieldName(trigger)} has no option “${choiceLabel(missing)}”.`)
  )
}

/**
 * Returns the first problem of each field, by the field's position. When `isRenaming` is true for a
 * field, options of that field are not checked, because rules may still name them by earlier texts.
 */
export function findRuleProblems(
  fields: readonly RuledField[],
  isRenaming: IsRenaming = () => false,
): Map<number, string> {
  const problems = new Map<number, string>()
  for (const [at, field] of fields.entries()) {
    const [problem] =
      field.showWhen?.rules.flatMap((rule) => findProblem(rule, fields, at, isRenaming) ?? []) ?? []
    if (problem) problems.set(at, `${quotedFieldName(field)}: ${problem}`)
  }
  return problems
}

/**
 * True when the rule is about an earlier field whose answers it can test. A missing option or value
 * makes no difference, because staff may still be typing it.
 */
export function hasUsableTrigger(
  rule: ConditionRule,
  fields: readonly RuledField[],
  at: number,
): boolean {
  const trigger = before(fields, at).get(rule.fieldId)
  if (!trigger || findTypeMisfit(rule, trigger) !== null) return false
  return isUnset(rule) || findValueMisfit(rule, trigger) === null
}
