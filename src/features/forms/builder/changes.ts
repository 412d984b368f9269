import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'
import { type FieldProperties, fieldPropertiesOf } from '../field-properties'
import { FIELD_TYPE_TRAITS } from '../field-types'
import type { FormDetails } from '../form-input'
import type { AnswerCounts } from './answer-loss'
import type { FormContent, FormVersion, StoredField } from './content'
import { isSamePrivacy } from './privacy-draft'
import { isSameReceipt } from './receipt-draft'

export interface FormChange {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'receipt' | 'details' | 'privacy'
  /**
   * The field's id; temporary or absent for a field that was never saved. Absent for a change that
   * is not about one field.
   */
  id?: string
  text: string
}

const quoted = (label: string) => `“${label}”`

/** British English, because the American locale would add a comma before `and`. */
const SENTENCE = new Intl.ListFormat('en-GB')

const OTHER_LIMITS = 'has other limits'

const CLAUSES: { [Name in keyof FieldProperties]: (now: FieldProperties[Name]) => string } = {
  label: (label) => `is now called ${quoted(label)}`,
  fieldType: (fieldType) => `becomes ${FIELD_TYPE_TRAITS[fieldType].label}`,
  isRequired: (isRequired) => (isRequired ? 'is now required' : 'is now optional'),
  isSensitive: (isSensitive) =>
    isSensitive ? 'is now marked as sensitive' : 'is no longer marked as sensitive',
  options: () => 'has other options',
  optionIds: () => 'has other options',
  placeholder: () => 'has another placeholder',
  helpText: () => 'has another help text',
  min: () => OTHER_LIMITS,
  max: () => OTHER_LIMITS,
  decimals: (hasSome) => (hasSome ? 'may have decimals' : 'is a whole number'),
  unit: (unit) => (unit ? `is counted in ${unit}` : 'has no unit'),
  minChosen: () => OTHER_LIMITS,
  maxChosen: () => OTHER_LIMITS,
  hasOther: (has) => (has ? 'takes other answers too' : 'takes its options only'),
  showWhen: (showWhen) => (showWhen ? 'is shown in other cases' : 'is always shown'),
}

const toText = (value: unknown) =>
  [value ?? []]
    .flat()
    .map((part) => (typeof part === 'object' ? JSON.stringify(part) : part))
    .join('\n')

function clausesOf(before: StoredField, after: StoredField): string[] {
  const [was, now] = [fieldPropertiesOf(before), fieldPropertiesOf(after)]
  const clauseOf = <Name extends keyof FieldProperties>(name: Name) =>
    toText(was[name]) === toText(now[name]) ? [] : [CLAUSES[name](now[name])]
  return [...new Set((Object.keys(CLAUSES) as (keyof FieldProperties)[]).flatMap(clauseOf))]
}

const idsIn = (fields: readonly StoredField[], among: ReadonlySet<string | undefined>) =>
  fields.map(({ id }) => id).filter((id) => id !== undefined && among.has(id))

const DETAIL_CHANGES: { [Name in keyof FormDetails]: (now: FormDetails[Name]) => string } = {
  name: (name) => `The form is now called ${quoted(name)}.`,
  slug: (slug) => `The link is now ${paths.form(slug)}.`,
  description: () => 'The description is different.',
  closedText: () => 'The text while it is closed is different.',
  thanksText: () => 'The text after a registration is different.',
  hasSteps: (hasSteps) =>
    hasSteps ? 'The sections are shown as steps.' : 'All sections are shown on one page.',
}

function detailChanges(before: FormContent['details'] = {}, after: FormContent['details'] = {}) {
  const changeOf = <Name extends keyof FormDetails>(name: Name): FormChange[] => {
    const [was, now] = [before[name], after[name]]
    if (was === undefined || now === undefined || was === now) return []
    return [{ kind: 'details', text: DETAIL_CHANGES[name](now as FormDetails[Name]) }]
  }
  return (Object.keys(DETAIL_CHANGES) as (keyof FormDetails)[]).flatMap(changeOf)
}

/** A version or a draft. A draft has no `translationsMark`, the hash of the translations. */
type Compared = FormContent & Pick<FormVersion, 'translationsMark'>

const isSameMark = ({ translationsMark: was }: Compared, { translationsMark: now }: Compared) =>
  !was || !now || was === now

/**
 * Lists the changes from `before` to `after`. Details, translations and privacy settings are only
 * compared if both states have them.
 */
export function changesBetween(before: Compared, after: Compared): FormChange[] {
  const known = new Map(before.fields.flatMap((field) => (field.id ? [[field.id, field]] : [])))
  const staying = new Set(after.fields.map(({ id }) => id).filter((id) => id && known.has(id)))
  const removed = before.fields
    .filter(({ id }) => !staying.has(id))
    .map(({ id, label }) => ({ kind: 'removed' as const, id, text: `${quoted(label)} goes.` }))
  const rest = after.fields.flatMap((field): FormChange[] => {
    const former = field.id === undefined ? undefined : known.get(field.id)
    if (!former) {
      const demand = field.isRequired ? ', and required' : ''
      return [{ kind: 'added', id: field.id, text: `${quoted(field.label)} is new${demand}.` }]
    }
    const clauses = clausesOf(former, field)
    if (clauses.length === 0) return []
    const text = `${quoted(former.label)} ${SENTENCE.format(clauses)}.`
    return [{ kind: 'changed', id: field.id, text }]
  })
  const isMoved = `${idsIn(before.fields, staying)}` !== `${idsIn(after.fields, staying)}`
  return [
    ...removed,
    ...rest,
    ...(isMoved ? [{ kind: 'moved' as const, text: 'The fields are in a different order.' }] : []),
    ...detailChanges(before.details, after.details),
    ...(isSameReceipt(before.receipt, after.receipt)
      ? []
      : [{ kind: 'receipt' as const, text: 'The confirmation email is different.' }]),
    ...(isSameMark(before, after)
      ? []
      : [{ kind: 'details' as const, text: 'The translations are different.' }]),
    ...(!before.privacy || !after.privacy || isSamePrivacy(before.privacy, after.privacy)
      ? []
      : [{ kind: 'privacy' as const, text: 'The privacy settings are different.' }]),
  ]
}

export function describeAffectedRegistrations(
  { kind, id }: FormChange,
  counts: AnswerCounts,
): string | null {
  const count = (id !== undefined && counts[id]) || 0
  if (count === 0) return null
  const who = `${count.toLocaleString('en-PH')} ${plural('registration', count)}`
  const fate = kind === 'removed' ? ', which is kept' : ''
  return `${who} ${count === 1 ? 'has' : 'have'} an answer here${fate}.`
}
