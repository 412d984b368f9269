import { formatWrittenDay } from '@/lib/dates'
import type { FieldProperties } from '../field-properties'
import { FIELD_TYPE_TRAITS } from '../field-types'
import { OTHER_CHOICE } from '../other-choice'
import type { Rule, ShowWhen } from './show-when'

type Field = { id: string } & Pick<FieldProperties, 'label' | 'fieldType'>

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const orderOf = (trigger: Field | undefined) =>
  trigger ? FIELD_TYPE_TRAITS[trigger.fieldType].order : null

const worded = (value: string, trigger: Field | undefined) =>
  orderOf(trigger) === 'day' ? formatWrittenDay(value) : value

const listed = (values: readonly string[]) =>
  OR.format(values.map((value) => (value === OTHER_CHOICE ? 'another answer' : value)))

function clause(rule: Rule, fields: ReadonlyMap<string, Field>): string {
  const trigger = fields.get(rule.fieldId)
  const name = `“${trigger?.label.trim() || 'a removed field'}”`
  switch (rule.is) {
    case 'given':
      return `${name} is answered`
    case 'not_given':
      return `${name} is not answered`
    case 'one_of':
      return `${name} is ${listed(rule.values)}`
    case 'none_of':
      return `${name} is answered with something else than ${listed(rule.values)}`
    case 'at_least':
      return `${name} is ${worded(rule.value, trigger)} or ${orderOf(trigger) === 'number' ? 'more' : 'later'}`
    case 'at_most':
      return `${name} is ${worded(rule.value, trigger)} or ${orderOf(trigger) === 'number' ? 'less' : 'earlier'}`
  }
}

/** Describes a condition, as the end of "Only if …" and "Shown when …". */
export function describeShowWhen({ match, rules }: ShowWhen, fields: readonly Field[]): string {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const clauses = rules.map((rule) => clause(rule, byId))
  return clauses.join(match === 'all' ? ' and ' : ' or ')
}
