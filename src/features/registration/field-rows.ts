import type { PublicField } from './answers-in-form'

const SHORT_LABEL = 32
const SHORT_OPTION = 28

/** Fields that look well at half the width, by what may stand beside them. */
const HALVES: Partial<Record<PublicField['fieldType'], 'text' | 'compact'>> = {
  text: 'text',
  email: 'compact',
  phone: 'compact',
  select: 'compact',
  date: 'compact',
}

function half({ fieldType, label, options }: PublicField) {
  const isShort =
    label.length <= SHORT_LABEL && (options ?? []).every((option) => option.length <= SHORT_OPTION)
  return isShort ? HALVES[fieldType] : undefined
}

/** The fields in their order, two neighbours of one kind sharing a row where both are short. */
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
