import { formatDayInWords } from '@/lib/words/days'
import { CONDITION_WORDS } from '@/lib/words/english/conditions'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { fillPlaceholders } from '@/lib/words/fill'
import type { FieldProperties } from '../field-properties'
import { FIELD_TYPE_TRAITS } from '../field-types'
import { OTHER_CHOICE } from '../other-choice'
import type { ConditionRule, ShowWhen } from './show-when'

type Field = { id: string } & Pick<FieldProperties, 'label' | 'fieldType'>

const listed = (values: readonly string[], or: string) =>
  [values.slice(0, -1).join(', '), values.at(-1)].filter(Boolean).join(or)

const orderOf = (trigger: Field | undefined) =>
  trigger ? FIELD_TYPE_TRAITS[trigger.fieldType].order : null

interface ConditionWords {
  conditions: typeof CONDITION_WORDS
  rules: Pick<typeof RULES_WORDS, 'months' | 'date'>
  option?: (fieldId: string, option: string) => string
}

const ENGLISH: ConditionWords = { conditions: CONDITION_WORDS, rules: RULES_WORDS }

function clause(
  rule: ConditionRule,
  fields: ReadonlyMap<string, Field>,
  { conditions, rules, option = (_field, text) => text }: ConditionWords,
): string {
  const trigger = fields.get(rule.fieldId)
  const field = `“${trigger?.label.trim() || conditions.removed}”`
  if (rule.is === 'given') return fillPlaceholders(conditions.given, { field })
  if (rule.is === 'not_given' || !('values' in rule || 'value' in rule)) {
    return fillPlaceholders(conditions.notGiven, { field })
  }
  if ('values' in rule) {
    const texts = rule.values.map((value) =>
      value === OTHER_CHOICE ? conditions.another : option(rule.fieldId, value),
    )
    const values = listed(texts, conditions.or) || '…'
    return fillPlaceholders(rule.is === 'one_of' ? conditions.oneOf : conditions.noneOf, {
      field,
      values,
    })
  }
  const order = orderOf(trigger)
  const bound = order === 'day' ? formatDayInWords(rule.value, rules) : rule.value
  const [from, to] =
    order === 'number'
      ? [conditions.numberFrom, conditions.numberTo]
      : [conditions.timeFrom, conditions.timeTo]
  return fillPlaceholders(rule.is === 'at_least' ? from : to, { field, bound })
}

/** Returns the condition in words that continue a sentence such as “Shown when …”. */
export function describeShowWhen(
  { match, rules }: ShowWhen,
  fields: readonly Field[],
  words: ConditionWords = ENGLISH,
): string {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const clauses = rules.map((rule) => clause(rule, byId, words))
  return clauses.join(match === 'all' ? words.conditions.and : words.conditions.or)
}
