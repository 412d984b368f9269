import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import type { PublicField } from './answers-in-form'

const SHORT_LABEL = 32
const SHORT_OPTION = 28

/**
 * Returns which neighbours may share a row with a field that fits half the width; null for none.
 */
function half({ fieldType, label, options }: PublicField) {
  const isShort =
    label.length <= SHORT_LABEL && (options ?? []).every((option) => option.length <= SHORT_OPTION)
  return isShort ? FIELD_TYPE_TRAITS[fieldType].besides : null
}

/** Groups the ordered fields into rows; two short neighbours of one kind share a row. */
export function toRows(fields: readonly PublicField[]): PublicField[][] {
  const rows: PublicField[][] = []
  for (const field of [...fields].sort((a, b) => a.order - b.order)) {
    const row = rows.at(-1)
    const kind = half(field)
    if (kind && row?.length === 1 && row[0] && half(row[0]) === kind) row.push(field)
    else rows.push([field])
  }
  return rows
}
