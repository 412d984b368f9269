import { describeShowWhen } from '@/features/forms/conditions/sentence'
import { type ConditionRule, findHiddenFieldIds } from '@/features/forms/conditions/show-when'
import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import { listChoices } from '@/features/forms/other-choice'
import type { VisitorWords } from '@/lib/words/words'
import type { PublicField } from './answers-in-form'
import { controlId, townId } from './field-ids'

/**
 * A CSS selector that matches the form element while a condition is true; null if CSS cannot tell.
 */
type Selector = string | null

/**
 * The most characters of a selector. A selector contains the selectors of the fields that its
 * condition names, so it can grow exponentially.
 */
const MAX_LENGTH = 8_000

const ALWAYS = ':is(form)'
const NEVER = ':not(form)'

const all = (parts: readonly Selector[]): Selector => (parts.includes(null) ? null : parts.join(''))
const any = (parts: readonly Selector[]): Selector =>
  parts.includes(null) ? null : `:is(${parts.join(',')})`
const not = (part: Selector): Selector => part && `:not(${part})`

/**
 * Returns a selector that matches while the field has an answer. Spaces alone match too, although
 * the script ignores them.
 */
function given({ id, fieldType }: PublicField): Selector {
  const { control, halfTyped } = FIELD_TYPE_TRAITS[fieldType]
  // File inputs and inputs that are typed in parts have no placeholder, so CSS cannot test them
  // with `:placeholder-shown`.
  if (control === 'file' || halfTyped) return null
  if (control === 'choice') return `:has(#${controlId(id)}>option:nth-child(n+2):checked)`
  if (control === 'choices' || control === 'radios' || control === 'agreement') {
    return `:has([data-field="${id}"] input:checked)`
  }
  const isTyped = (control: string) => `:has(#${control}:not(:placeholder-shown))`
  if (control === 'place') {
    return `:is(:has(#${controlId(id)}>option:nth-child(n+2):checked),${isTyped(townId(id))})`
  }
  return isTyped(controlId(id))
}

/**
 * Returns a selector that matches while one of the values is chosen. Finds options by position,
 * because their texts may contain anything.
 */
function among(trigger: PublicField, values: readonly string[]): Selector {
  const isSelect = FIELD_TYPE_TRAITS[trigger.fieldType].control === 'choice'
  const chosen = listChoices(trigger).flatMap((option, at) => {
    if (!values.includes(option)) return []
    // The first option of a select is the empty one.
    return isSelect
      ? `:has(#${controlId(trigger.id)}>option:nth-child(${at + 2}):checked)`
      : `:has([data-field="${trigger.id}"] label:nth-of-type(${at + 1})>input:checked)`
  })
  return chosen.length > 0 ? any(chosen) : NEVER
}

function selectorsOf(fields: readonly PublicField[]): Map<string, Selector> {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const shown = new Map<string, Selector>()
  const whenTrue = (rule: ConditionRule): Selector => {
    const trigger = byId.get(rule.fieldId)
    if (!trigger) return rule.is === 'not_given' ? ALWAYS : NEVER
    const isShown = shown.get(trigger.id) ?? null
    const isGiven = all([isShown, given(trigger)])
    if (rule.is === 'given') return isGiven
    if (rule.is === 'not_given') return not(isGiven)
    if (!('values' in rule)) return null
    const isAmong = among(trigger, rule.values)
    return rule.is === 'one_of' ? all([isShown, isAmong]) : all([isGiven, not(isAmong)])
  }
  let ofSection: Selector = ALWAYS
  for (const { id, fieldType, showWhen } of fields) {
    if (fieldType === 'section') ofSection = ALWAYS
    const rules = showWhen?.rules.map(whenTrue)
    const own = !rules ? ALWAYS : showWhen?.match === 'any' ? any(rules) : all(rules)
    const selector: Selector = ofSection === ALWAYS ? own : all([ofSection, own])
    if (fieldType === 'section') ofSection = selector
    shown.set(id, selector && selector.length > MAX_LENGTH ? null : selector)
  }
  return shown
}

const HAS = '@supports selector(:has(*))'
const rowOf = (id: string) => `[data-field="${id}"]`

/**
 * Returns styles that hide conditional fields until the page's script does; null for a form without
 * conditions. When scripts are off, a field whose condition CSS cannot test is shown with the note
 * "Only if …". When scripts are on, the initial `answers` decide whether such a field is shown.
 */
export function conditionStyles(
  fields: readonly PublicField[],
  answers: Readonly<Record<string, unknown>>,
): string | null {
  const ordered = [...fields].sort((a, b) => a.order - b.order)
  const conditional = ordered.filter(({ showWhen }) => showWhen)
  if (conditional.length === 0) return null
  const selectors = selectorsOf(ordered)
  const hidden = findHiddenFieldIds(ordered, answers)
  const styles = conditional.flatMap(({ id }) => {
    const selector = selectors.get(id) ?? null
    const first = `form:not([data-live]) ${rowOf(id)}{display:none}`
    const waiting = hidden.has(id) ? [`@media (scripting:enabled){${first}}`] : []
    if (selector === null) return waiting
    const known = [
      `form:not([data-live]):not(${selector}) ${rowOf(id)}{display:none}`,
      `form ${rowOf(id)}>[data-only-if]{display:none}`,
    ]
    const without = waiting.map((style) => `@supports not selector(:has(*)){${style}}`)
    return [`${HAS}{${known.join('')}}`, ...without]
  })
  return `${styles.join('')}[data-live] [data-only-if]{display:none}@media (scripting:enabled){[data-only-if]{display:none}}`
}

/**
 * Returns the text that visitors read for an option. Conditions name an option by its stored value.
 */
const readAs = (fields: readonly PublicField[]) => (fieldId: string, option: string) => {
  const { options, optionTexts } = fields.find(({ id }) => id === fieldId) ?? {}
  return optionTexts?.[options?.indexOf(option) ?? -1] ?? option
}

/** Returns, by field id, a sentence that says when the field is shown. */
export const onlyIfNotes = (
  fields: readonly PublicField[],
  words: VisitorWords | null = null,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ id, showWhen }) =>
      showWhen
        ? [
            [
              id,
              describeShowWhen(
                showWhen,
                fields,
                words ? { ...words, option: readAs(fields) } : undefined,
              ),
            ],
          ]
        : [],
    ),
  )
