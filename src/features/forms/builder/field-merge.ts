import { AppError } from '@/lib/errors'
import { randomHex } from '@/lib/idempotency-key'
import { findRuleProblems } from '../conditions/rule-problems'
import { renameOptions, renameTriggers } from '../conditions/show-when'
import {
  columnsOf,
  FIELD_SETTINGS,
  type FieldSettings,
  NEW_ID_PREFIX,
  toStoredSettings,
} from '../field-properties'
import { matchIds, renamesBetween, settleIds } from '../option-ids'
import type { EventForm } from '../schema'
import { type StoredField, toStoredField } from './content'

const pick = (field: Partial<FieldSettings>, names: readonly (keyof FieldSettings)[]) =>
  Object.fromEntries(names.map((name) => [name, field[name]]))

const isNew = ({ id }: StoredField) => id === undefined || id.startsWith(NEW_ID_PREFIX)

const PROCESS = randomHex(5)
const COUNTER_END = 0x1000000
let counter = Number.parseInt(randomHex(2), 16)

/**
 * An id begins with the second of its creation: PostgreSQL sorts the keys of stored answers, so
 * those of newer fields come last.
 */
function newId(): string {
  counter = (counter + 1) % COUNTER_END
  const seconds = Math.floor(Date.now() / 1000).toString(16)
  return `${seconds}${PROCESS}${counter.toString(16).padStart(6, '0')}`
}

/**
 * Returns the sent fields, then the other stored fields as removed. A missing setting stays as
 * stored; missing option ids are matched by text or position. Throws `form.unknown_field` for a
 * foreign or repeated id.
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
    const { options, optionIds = settleIds(options ?? [], matchIds(options ?? [], stored ?? {})) } =
      field
    const kept = toStoredField({ ...field, ...pick(stored ?? {}, missing), optionIds })
    return { ...kept, id, showWhen: renameTriggers(kept.showWhen, ids), archived: false }
  })
  const renames = new Map(
    kept.map((row) => [row.id, renamesBetween(before.get(row.id) ?? {}, row)] as const),
  )
  const following = kept.map((row) => ({
    ...row,
    showWhen: renameOptions(row.showWhen, renames),
  }))
  const removed = [...known.values()].map((field) => ({
    ...toStoredField(field),
    id: field.id,
    archived: true,
  }))
  return [...following, ...removed]
}

/**
 * Throws what `mergeFields` throws, and `request.invalid` for a condition that cannot work. The
 * request's schema cannot check options, because the same request may rename them.
 */
export function mergeChecked(...given: Parameters<typeof mergeFields>) {
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

/** Copies for another form: ids become temporary ones, in conditions too. */
export function asNewFields(fields: readonly StoredField[]): StoredField[] {
  const ids = new Map(fields.flatMap(({ id }) => (id ? [[id, `${NEW_ID_PREFIX}${id}`]] : [])))
  return fields.map((field) => ({
    ...field,
    id: ids.get(field.id ?? ''),
    showWhen: renameTriggers(field.showWhen ?? null, ids),
  }))
}

/** `fieldSettings` go into the form's row; null when all settings are as in a blank field. */
export function splitSettings(rows: ReturnType<typeof mergeFields>) {
  const some = rows
    .map((row) => [row.id, toStoredSettings(row)] as const)
    .filter(([, settings]) => Object.keys(settings).length > 0)
  return {
    fields: rows.map(({ id, archived, ...row }) => ({ id, archived, ...columnsOf(row) })),
    fieldSettings: some.length > 0 ? Object.fromEntries(some) : null,
  }
}
