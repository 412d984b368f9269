import type { Field } from 'payload'
import { leavesOf } from './walk'

type Row = Record<string, unknown>

/** True for null, an empty text and an empty list, which look the same to a reader. */
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Metadata that changes with every version, so it is not compared. */
const VERSION_METADATA = new Set(['savedBy', '_status', 'createdAt', 'updatedAt'])

function valuesOf(fields: readonly Field[], row: Row): Map<string, string> {
  const values = new Map<string, string>()
  for (const { field, labels, value } of leavesOf(fields, row)) {
    if (VERSION_METADATA.has(field.name ?? '') || isEmpty(value)) continue
    const place = labels.filter(Boolean).join(' → ')
    values.set(place, `${values.get(place) ?? ''}${JSON.stringify(value)}`)
  }
  return values
}

/**
 * Returns the places where two versions of a page differ, by the panel's labels and in its order.
 */
export function changedPlaces(fields: readonly Field[], before: Row, after: Row): string[] {
  const [old, now] = [valuesOf(fields, before), valuesOf(fields, after)]
  return [...new Set([...now.keys(), ...old.keys()])].filter(
    (place) => old.get(place) !== now.get(place),
  )
}
