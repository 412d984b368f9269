import { comparableValue, type FieldType } from '../field-types'
import { isOtherChoice, OTHER_CHOICE } from '../other-choice'

export const GIVEN_RULES = ['given', 'not_given'] as const
export const CHOICE_RULES = ['one_of', 'none_of'] as const
export const BOUND_RULES = ['at_least', 'at_most'] as const

/** A comparison with the answer to another field. For a blank answer only `not_given` is true. */
export type ConditionRule =
  | { fieldId: string; is: (typeof GIVEN_RULES)[number] }
  | { fieldId: string; is: (typeof CHOICE_RULES)[number]; values: string[] }
  | { fieldId: string; is: (typeof BOUND_RULES)[number]; value: string }

/**
 * The condition for showing a field. Rules are about earlier fields only, so no cycle is possible.
 */
export interface ShowWhen {
  match: 'all' | 'any'
  rules: ConditionRule[]
}

interface ConditionalField {
  id: string
  fieldType: FieldType
  options?: string[] | null
  order: number
  showWhen?: ShowWhen | null
}

const isBlankFor = (answer: unknown): boolean =>
  answer === null ||
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)

function isWithin(
  rule: Extract<ConditionRule, { value: string }>,
  type: FieldType,
  answer: unknown,
) {
  const [worth, bound] = [comparableValue(type, answer), comparableValue(type, rule.value)]
  if (worth === null || bound === null) return false
  return rule.is === 'at_least' ? worth >= bound : worth <= bound
}

type Trigger = Pick<ConditionalField, 'fieldType' | 'options'>

function isChosen(values: readonly string[], { options = null }: Trigger, choice: string): boolean {
  if (values.includes(choice)) return true
  return values.includes(OTHER_CHOICE) && isOtherChoice({ options }, choice)
}

function isTrue(rule: ConditionRule, trigger: Trigger, answer: unknown): boolean {
  if (rule.is === 'not_given') return isBlankFor(answer)
  if (isBlankFor(answer)) return false
  if (rule.is === 'given') return true
  if ('values' in rule) {
    const chosen: unknown[] = [answer].flat()
    const isAmong = chosen.some((one) => isChosen(rule.values, trigger, String(one)))
    return rule.is === 'one_of' ? isAmong : !isAmong
  }
  return 'value' in rule && isWithin(rule, trigger.fieldType, answer)
}

/**
 * Returns the ids of hidden fields. A hidden field's answer counts as blank in conditions, and a
 * hidden section hides its fields.
 */
export function findHiddenFieldIds(
  fields: readonly ConditionalField[],
  answers: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const hidden = new Set<string>()
  const triggers = new Map(fields.map((field) => [field.id, field]))
  let isSectionHidden = false
  for (const { id, fieldType, showWhen } of [...fields].sort((a, b) => a.order - b.order)) {
    const holds = (rule: ConditionRule) => {
      const trigger = triggers.get(rule.fieldId)
      if (!trigger || hidden.has(rule.fieldId)) {
        return isTrue(rule, { fieldType: 'text' }, undefined)
      }
      return isTrue(rule, trigger, answers[rule.fieldId])
    }
    const isShown =
      !showWhen ||
      (showWhen.match === 'all' ? showWhen.rules.every(holds) : showWhen.rules.some(holds))
    if (fieldType === 'section') isSectionHidden = !isShown
    if (!isShown || isSectionHidden) hidden.add(id)
  }
  return hidden
}

export function listShownFields<Field extends ConditionalField>(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
): Field[] {
  const hidden = findHiddenFieldIds(fields, answers)
  return fields.filter(({ id }) => !hidden.has(id))
}

/**
 * Renames options in a condition. `renames` maps field ids to maps from an option's earlier text to
 * its new text.
 */
export const renameOptionsInCondition = (
  showWhen: ShowWhen | null,
  renames: ReadonlyMap<string, ReadonlyMap<string, string>>,
): ShowWhen | null =>
  showWhen && {
    ...showWhen,
    rules: showWhen.rules.map((rule) => {
      const names = renames.get(rule.fieldId)
      if (!names || !('values' in rule)) return rule
      return {
        ...rule,
        values: [...new Set(rule.values.map((value) => names.get(value) ?? value))],
      }
    }),
  }

export const replaceTriggerIds = (
  showWhen: ShowWhen | null,
  ids: ReadonlyMap<string, string | undefined>,
): ShowWhen | null =>
  showWhen && {
    ...showWhen,
    rules: showWhen.rules.map((rule) => ({
      ...rule,
      fieldId: ids.get(rule.fieldId) ?? rule.fieldId,
    })),
  }
