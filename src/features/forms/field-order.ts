import type { DraftField } from './draft-fields'

/** The one order a form's fields are shown in, whoever stored them (Spec §2.4). */
export const inOrder = <Field extends { order: number }>(fields: readonly Field[]) =>
  [...fields].sort((a, b) => a.order - b.order)

/** The fields with one of them at position `to`, from 0; as they are when there is no such place. */
export function moveField(fields: DraftField[], key: string, to: number): DraftField[] {
  const moved = fields.find((field) => field.key === key)
  if (!moved || to < 0 || to >= fields.length) return fields
  return fields.filter((field) => field !== moved).toSpliced(to, 0, moved)
}

/** A copy right below the original, not yet known to the server. */
export function duplicateField(fields: DraftField[], key: string, copyKey: string): DraftField[] {
  const at = fields.findIndex((field) => field.key === key)
  const original = fields[at]
  if (!original) return fields
  const { id: _own, ...rest } = original
  const label = rest.label.trim() && `${rest.label.trim()} copy`
  return fields.toSpliced(at + 1, 0, { ...rest, key: copyKey, label })
}
