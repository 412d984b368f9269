import { AppError } from '@/lib/errors'
import { randomHex } from '@/lib/idempotency-key'
import { findRuleProblems } from '../conditions/rule-problems'
import { renameOptionsInCondition, replaceTriggerIds } from '../conditions/show-when'
import {
  FIELD_SETTINGS,
  type FieldSettings,
  fieldColumnsOf,
  NEW_ID_PREFIX,
  toStoredSettings,
} from '../field-properties'
import { assignOptionIds, matchOptionIds, optionRenamesBetween } from '../option-ids'
import type { EventForm } from '../schema'
import { type StoredField, toStoredField } from './content'

const pick = (field: Partial<FieldSettings>, names: readonly (keyof FieldSettings)[]) =>
  Object.fromEntries(names.map((name) => [name, field[name]]))

const isNew = ({ id }: StoredField) => id === undefined || id.startsWith(NEW_ID_PREFIX)

const PROCESS = randomHex(5)
const COUNTER_END = 0x1000000
let counter = Number.parseInt(randomHex(2), 16)

/**
 * Returns an id that begins with the time of its creation in seconds. PostgreSQL sorts the keys of
 * stored answers, so the answers to newer fields come last.
 */
function newId(): string {
  counter = (counter + 1) % COUNTER_END
  const seconds = Math.floor(Date.now() / 1000).toString(16)
  return `${seconds}${PROCESS}${counter.toString(16).padStart(6, '0')}`
}

/**
 * Returns the sent fields, then the other stored fields marked as removed. A setting that was not
 * sent stays as stored. Options sent without ids are recognised by text or position. Throws
 * `form.unknown_field` for a repeated id or one of another form.
 */
export function mergeFields(
  form: Pick<EventForm, 'fields' | 'archivedFields'>,
  changes: readonly StoredField[],
) {
  const before = new Map([...form.fields, ...form.archivedFields].map((field) => [field.id, field]))
  const known = new Map(before)
  const added = changes.filter(isNew).flatMap(({ id }) => id ?? [])
  if (new Set(added).size < added.length) throw new AppError('form.unknown_field')
  const ids = new Map(added.map((id) => [id, newId()]))
  const kept = changes.map((field) => {
    const stored = known.get(field.id ?? '')
    if (!isNew(field) && !known.delete(field.id ?? '')) throw new AppError('form.unknown_field')
    const id = isNew(field) ? (ids.get(field.id ?? '') ?? newId()) : (field.id ?? '')
    const missing = FIELD_SETTINGS.filter((name) => field[name] === undefined)
    const {
      options,
      optionIds = assignOptionIds(options ?? [], matchOptionIds(options ?? [], stored ?? {})),
    } = field
    const kept = toStoredField({ ...field, ...pick(stored ?? {}, missing), optionIds })
    return { ...kept, id, showWhen: replaceTriggerIds(kept.showWhen, ids), archived: false }
  })
  const renames = new Map(
    kept.map((row) => [row.id, optionRenamesBetween(before.get(row.id) ?? {}, row)] as const),
  )
  const following = kept.map((row) => ({
    ...row,
    showWhen: renameOptionsInCondition(row.showWhen, renames),
  }))
  const removed = [...known.values()].map((field) => ({
    ...toStoredField(field),
    id: field.id,
    archived: true,
  }))
  return [...following, ...removed]
}

/**
 * Merges fields like `mergeFields`, then checks conditions. The schema of the request cannot check
 * their options, because the same request may rename options. Throws what `mergeFields` throws, and
 * `request.invalid` for a condition that cannot work.
 */
export function mergeCheckedFields(...given: Parameters<typeof mergeFields>) {
  const rows = mergeFields(...given)
  const [problem] = findRuleProblems(rows.filter(({ archived }) => !archived))
  if (problem) {
    const [at, message] = problem
    throw new AppError('request.invalid', {
      message,
      fields: { [`fields.${at}.showWhen`]: message },
    })
  }
  return rows
}

/** Copies fields for another form. Their ids become temporary ones, in conditions too. */
export function copyAsNewFields(fields: readonly StoredField[]): StoredField[] {
  const ids = new Map(fields.flatMap(({ id }) => (id ? [[id, `${NEW_ID_PREFIX}${id}`]] : [])))
  return fields.map((field) => ({
    ...field,
    id: ids.get(field.id ?? ''),
    showWhen: replaceTriggerIds(field.showWhen ?? null, ids),
  }))
}

/**
 * Separates the settings, which are stored in the form's row, from the fields. `fieldSettings` is
 * null when all settings are as in a blank field.
 */
export function splitFieldSettings(rows: ReturnType<typeof mergeFields>) {
  const some = rows
    .map((row) => [row.id, toStoredSettings(row)] as const)
    .filter(([, settings]) => Object.keys(settings).length > 0)
  return {
    fields: rows.map(({ id, archived, ...row }) => ({ id, archived, ...fieldColumnsOf(row) })),
    fieldSettings: some.length > 0 ? Object.fromEntries(some) : null,
  }
}
