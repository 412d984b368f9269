import type { Field } from 'payload'
import { type FieldValue, fieldValuesIn, type RowPlace } from './walk'

type Row = Record<string, unknown>

const VERSION_METADATA = new Set(['savedBy', '_status', 'createdAt', 'updatedAt'])

/**
 * The properties of a rich text that are compared. Others are not visible to readers, and the
 * editor adds some when it opens a text.
 */
const READ = new Set(['type', 'tag', 'text', 'format', 'fields', 'url', 'newTab', 'listType'])

function readOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(readOf)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([name, value]) => name === 'children' || name === 'root' || (READ.has(name) && value),
      )
      .map(([name, value]) => [name, readOf(value)]),
  )
}

function meaningOf({ field, value }: FieldValue): string {
  if (!value || (Array.isArray(value) && value.length === 0)) return ''
  return JSON.stringify(field.type === 'richText' ? readOf(value) : value)
}

const placeOf = (labels: readonly string[]) => labels.filter(Boolean).join(' → ')

const isHidden = ({ admin = {} }: FieldValue['field']) => 'hidden' in admin && admin.hidden === true

const listOf = (key: string) => key.slice(0, key.lastIndexOf('#'))

function contentOf(fields: readonly Field[], row: Row) {
  const leaves = [...fieldValuesIn(fields, row)].filter(
    ({ field }) => !VERSION_METADATA.has(field.name ?? '') && !isHidden(field),
  )
  const rows = new Map<string, RowPlace>()
  for (const place of leaves.flatMap((leaf) => leaf.rows)) rows.set(place.key, place)
  return { leaves, rows, values: new Map(leaves.map((leaf) => [leaf.key, meaningOf(leaf)])) }
}
type Content = ReturnType<typeof contentOf>

const missingRow = (leaf: FieldValue, other: Content) =>
  leaf.rows.find(({ key }) => !other.rows.has(key))

function movedLists(before: Content, after: Content): string[] {
  const orders = (content: Content, other: Content) => {
    const lists = new Map<string, string[]>()
    for (const key of content.rows.keys()) {
      if (other.rows.has(key)) lists.set(listOf(key), [...(lists.get(listOf(key)) ?? []), key])
    }
    return lists
  }
  const old = orders(before, after)
  return [...orders(after, before)]
    .filter(([list, keys]) => keys.join() !== old.get(list)?.join())
    .map(([, [first = '']]) => placeOf(after.rows.get(first)?.labels.slice(0, -1) ?? []))
}

/**
 * Returns the labels of the fields that differ, of added and removed rows, and of lists in another
 * order. Rows are compared by their ids, so moving a row changes no others.
 */
export function listChangedPlaces(fields: readonly Field[], before: Row, after: Row): string[] {
  const [old, now] = [contentOf(fields, before), contentOf(fields, after)]
  const named = (leaf: FieldValue, other: Content, gone: string) => {
    const row = missingRow(leaf, other)
    if (row) return [`${placeOf(row.labels)} ${gone}`]
    return now.values.get(leaf.key) === old.values.get(leaf.key) ? [] : [placeOf(leaf.labels)]
  }
  const removed = old.leaves.filter((leaf) => !now.values.has(leaf.key))
  return [
    ...new Set([
      ...now.leaves.flatMap((leaf) => named(leaf, old, 'added')),
      ...removed.flatMap((leaf) => named(leaf, now, 'removed')),
      ...movedLists(old, now).map((list) => `${list}: another order`),
    ]),
  ]
}
