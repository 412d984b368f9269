import type { Field } from 'payload'
import { leavesOf } from './walk'

type Row = Record<string, unknown>

/** Nothing chosen, nothing written and no rows are the same to whoever reads. */
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Of every version another, and no words of the page. */
const OF_THE_VERSION = new Set(['savedBy', '_status', 'createdAt', 'updatedAt'])

function valuesOf(fields: readonly Field[], row: Row): Map<string, string> {
  const values = new Map<string, string>()
  for (const { field, labels, value } of leavesOf(fields, row)) {
    if (OF_THE_VERSION.has(field.name ?? '') || isEmpty(value)) continue
    const place = labels.filter(Boolean).join(' → ')
    values.set(place, `${values.get(place) ?? ''}${JSON.stringify(value)}`)
  }
  return values
}

/** Where two versions of a page differ, in the words of the panel and in its order. */
export function changedPlaces(fields: readonly Field[], before: Row, after: Row): string[] {
  const [old, now] = [valuesOf(fields, before), valuesOf(fields, after)]
  return [...new Set([...now.keys(), ...old.keys()])].filter(
    (place) => old.get(place) !== now.get(place),
  )
}
