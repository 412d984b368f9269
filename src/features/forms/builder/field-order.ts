import type { DraftField } from './draft-fields'

/**
 * Moves a field in the list. `to` is its new position, counted from 0; a number beyond the end
 * means the end. Returns the same array when nothing moves, for example for a negative `to`.
 */
export function moveField(fields: DraftField[], key: string, to: number): DraftField[] {
  const moved = fields.find((field) => field.key === key)
  const place = Math.min(to, fields.length - 1)
  if (!moved || place < 0 || fields[place] === moved) return fields
  return fields.filter((field) => field !== moved).toSpliced(place, 0, moved)
}

export function duplicateField(fields: DraftField[], key: string, copyKey: string): DraftField[] {
  const at = fields.findIndex((field) => field.key === key)
  const original = fields[at]
  if (!original) return fields
  const { id: _own, ...rest } = original
  const label = rest.label.trim() && `${rest.label.trim()} copy`
  return fields.toSpliced(at + 1, 0, { ...rest, key: copyKey, label })
}
