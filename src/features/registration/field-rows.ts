import { FIELD_TYPE_TRAITS } from '@/features/forms/field-types'
import type { PublicField } from './answers-in-form'

const SHORT_LABEL = 32
const SHORT_OPTION = 28

/**
 * Returns the kind of a field that may share a row with a neighbour of the same kind; null for a
 * field that needs the whole row or has a condition.
 */
function half({ fieldType, label, options, optionTexts, showWhen }: PublicField) {
  if (showWhen) return null
  const isShort =
    label.length <= SHORT_LABEL &&
    (optionTexts ?? options ?? []).every((option) => option.length <= SHORT_OPTION)
  return isShort ? FIELD_TYPE_TRAITS[fieldType].besides : null
}

/** Groups fields into rows. Two short neighbours of the same kind and person share a row. */
export function toFieldRows(fields: readonly PublicField[]): PublicField[][] {
  const rows: PublicField[][] = []
  for (const field of [...fields].sort((a, b) => a.order - b.order)) {
    const row = rows.at(-1)
    const kind = half(field)
    const [first] = row ?? []
    const isAlike = first && half(first) === kind && first.person === field.person
    if (kind && row?.length === 1 && isAlike) row.push(field)
    else rows.push([field])
  }
  return rows
}
