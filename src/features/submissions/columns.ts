import type { EventForm } from '@/features/forms/schema'
import { answerFieldOf, type SortKey } from './sort'

/** Beside the five of the specification, which stay; an answer is `answer.{fieldId}`. */
const PLAIN_COLUMNS = {
  reference: 'Reference',
  assignee: 'Assignee',
  notes: 'Notes',
  files: 'Files',
} as const satisfies Partial<Record<SortKey, string>>

export type ColumnId = keyof typeof PLAIN_COLUMNS | `answer.${string}`

export const COLUMN_WIDTHS = ['narrow', 'medium', 'wide'] as const
export type ColumnWidth = (typeof COLUMN_WIDTHS)[number]

/** In pixels of a desktop; on phones a column is a line. */
const WIDTH_PX: Record<ColumnWidth, number> = { narrow: 120, medium: 176, wide: 320 }

/** The width step nearest to the dragged edge. */
export function draggedWidth(from: ColumnWidth, byPx: number): ColumnWidth {
  const wanted = WIDTH_PX[from] + byPx
  const distance = (width: ColumnWidth) => Math.abs(WIDTH_PX[width] - wanted)
  return COLUMN_WIDTHS.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

export interface ListColumn {
  id: ColumnId
  width: ColumnWidth
}

/** More would be no list any more. */
export const MAX_COLUMNS = 20

const USUAL: ColumnWidth = 'medium'
/** Says that there are none, which is not the same as saying nothing. */
const NONE = 'none'

const isColumnId = (text: string): text is ColumnId =>
  Object.hasOwn(PLAIN_COLUMNS, text) || answerFieldOf(text) !== null

function readColumn(text: string): ListColumn[] {
  const [id = '', width] = text.split(':')
  if (!isColumnId(id)) return []
  return [{ id, width: COLUMN_WIDTHS.find((one) => one === width) ?? USUAL }]
}

/** `reference,answer.abc:wide` as far as it makes sense, each once; null where nothing is said. */
export function readColumns(text: string | null): ListColumn[] | null {
  if (!text) return null
  const columns = new Map<string, ListColumn>()
  for (const column of text.split(',').flatMap(readColumn)) {
    if (!columns.has(column.id)) columns.set(column.id, column)
  }
  if (columns.size === 0 && text !== NONE) return null
  return [...columns.values()].slice(0, MAX_COLUMNS)
}

/** As `readColumns` reads it. */
export const writeColumns = (columns: readonly ListColumn[]): string =>
  columns.map(({ id, width }) => (width === USUAL ? id : `${id}:${width}`)).join(',') || NONE

/** What can be added to the list: with a form, its answers too, also those of removed fields. */
export function listColumnChoices(
  form: Pick<EventForm, 'fields' | 'archivedFields'> | undefined,
): { id: ColumnId; label: string }[] {
  const plain = Object.entries(PLAIN_COLUMNS).map(([id, label]) => ({ id: id as ColumnId, label }))
  const answers = [...(form?.fields ?? []), ...(form?.archivedFields ?? [])]
  return [...plain, ...answers.map(({ id, label }) => ({ id: `answer.${id}` as const, label }))]
}

/** A column as it is shown: what the form does not have is left out. */
export interface ShownColumn extends ListColumn {
  label: string
}

export function shownColumns(
  columns: readonly ListColumn[],
  form: Pick<EventForm, 'fields' | 'archivedFields'> | undefined,
): ShownColumn[] {
  const labels = new Map(listColumnChoices(form).map(({ id, label }) => [id, label]))
  return columns.flatMap((column) => {
    const label = labels.get(column.id)
    return label === undefined ? [] : [{ ...column, label }]
  })
}
