import { findMissingOptions, hasUsableTrigger } from '../conditions/rule-problems'
import { describeShowWhen } from '../conditions/sentence'
import { quotedFieldName } from '../field-properties'
import { conditionIdOf, type DraftField, toTrigger } from './draft-fields'

export const dependentsOf = (fields: readonly DraftField[], field: DraftField): DraftField[] =>
  fields.filter(({ showWhen }) =>
    showWhen?.rules.some(({ fieldId }) => fieldId === conditionIdOf(field)),
  )

/** Removes rules that no longer fit the fields or their order; rules with missing options stay. */
export function withoutBrokenRules(fields: DraftField[]): DraftField[] {
  const triggers = fields.map(toTrigger)
  const fitting = fields.map((field, at) => {
    if (!field.showWhen) return field
    const rules = field.showWhen.rules.filter((rule) => hasUsableTrigger(rule, triggers, at))
    if (rules.length === field.showWhen.rules.length) return field
    return { ...field, showWhen: rules.length > 0 ? { ...field.showWhen, rules } : null }
  })
  // Returns the same array when nothing changed, or undo would get a step without effect.
  return fitting.every((field, at) => field === fields[at]) ? fields : fitting
}

export function withoutMissingOptions(fields: DraftField[], key: string): DraftField[] {
  const trigger = fields.find((field) => field.key === key)
  if (!trigger) return fields
  const [id, offered] = [conditionIdOf(trigger), toTrigger(trigger)]
  const fitting = fields.map((field) => {
    const gone = field.showWhen?.rules.filter(
      (rule) => rule.fieldId === id && findMissingOptions(rule, offered).length > 0,
    )
    if (!field.showWhen || !gone?.length) return field
    const rules = field.showWhen.rules.flatMap((rule) => {
      if (!gone.includes(rule) || !('values' in rule)) return rule
      const missing = findMissingOptions(rule, offered)
      const values = rule.values.filter((value) => !missing.includes(value))
      return values.length > 0 ? { ...rule, values } : []
    })
    return { ...field, showWhen: rules.length > 0 ? { ...field.showWhen, rules } : null }
  })
  return fitting.every((field, at) => field === fields[at]) ? fields : fitting
}

export function describeLostConditions(
  before: readonly DraftField[],
  after: readonly DraftField[],
): string[] {
  const fitting = new Map(after.map((field) => [field.key, field]))
  const triggers = before.map(toTrigger)
  return before.flatMap((field) => {
    const { showWhen } = field
    const then = fitting.get(field.key)
    if (!showWhen || !then || JSON.stringify(then.showWhen) === JSON.stringify(showWhen)) return []
    return `${quotedFieldName(field)} is shown when ${describeShowWhen(showWhen, triggers)}.`
  })
}
