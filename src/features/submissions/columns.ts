import { type FieldType, isQuestion } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import { answerFieldIdOf, type SortKey } from './sort'

/** Columns that do not show an answer. A column that shows one has the id `answer.{fieldId}`. */
const PLAIN_COLUMNS = {
  reference: 'Reference',
  assignee: 'Assignee',
  notes: 'Notes',
  files: 'Files',
} as const satisfies Partial<Record<SortKey, string>>

export type ColumnId = keyof typeof PLAIN_COLUMNS | `answer.${string}`

export const COLUMN_WIDTHS = ['narrow', 'medium', 'wide'] as const
export type ColumnWidth = (typeof COLUMN_WIDTHS)[number]

/** Widths in pixels on wide screens; on phones a column becomes a line of the row. */
const WIDTH_PX: Record<ColumnWidth, number> = { narrow: 120, medium: 176, wide: 320 }

export function columnWidthAfterDrag(from: ColumnWidth, byPx: number): ColumnWidth {
  const wanted = WIDTH_PX[from] + byPx
  const distance = (width: ColumnWidth) => Math.abs(WIDTH_PX[width] - wanted)
  return COLUMN_WIDTHS.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

export interface ListColumn {
  id: ColumnId
  width: ColumnWidth
}

export const MAX_COLUMNS = 20

const USUAL: ColumnWidth = 'medium'
/** Stands for an empty list, because an absent parameter means the reader's stored columns. */
const NONE = 'none'

const isColumnId = (text: string): text is ColumnId =>
  Object.hasOwn(PLAIN_COLUMNS, text) || answerFieldIdOf(text) !== null

function readColumn(text: string): ListColumn[] {
  const [id = '', width] = text.split(':')
  if (!isColumnId(id)) return []
  return [{ id, width: COLUMN_WIDTHS.find((one) => one === width) ?? USUAL }]
}

/**
 * Parses `reference,answer.abc:wide`. Returns null when the text is neither `none` nor contains a
 * known column.
 */
export function readColumns(text: string | null): ListColumn[] | null {
  if (!text) return null
  const columns = new Map<string, ListColumn>()
  for (const column of text.split(',').flatMap(readColumn)) {
    if (!columns.has(column.id)) columns.set(column.id, column)
  }
  if (columns.size === 0 && text !== NONE) return null
  return [...columns.values()].slice(0, MAX_COLUMNS)
}

export const writeColumns = (columns: readonly ListColumn[]): string =>
  columns.map(({ id, width }) => (width === USUAL ? id : `${id}:${width}`)).join(',') || NONE

interface ColumnChoice {
  id: ColumnId
  label: string
  fieldType: FieldType | null
}

export function listColumnChoices(
  form: Pick<EventForm, 'fields' | 'archivedFields'> | undefined,
): ColumnChoice[] {
  const plain = Object.entries(PLAIN_COLUMNS).map(([id, label]) => ({
    id: id as ColumnId,
    label,
    fieldType: null,
  }))
  const answers = [...(form?.fields ?? []), ...(form?.archivedFields ?? [])].filter(isQuestion)
  return [
    ...plain,
    ...answers.map(({ id, label, fieldType }) => ({
      id: `answer.${id}` as const,
      label,
      fieldType,
    })),
  ]
}

export interface ShownColumn extends ListColumn, ColumnChoice {}

export function shownColumns(
  columns: readonly ListColumn[],
  form: Pick<EventForm, 'fields' | 'archivedFields'> | undefined,
): ShownColumn[] {
  const choices = new Map(listColumnChoices(form).map((choice) => [choice.id, choice]))
  return columns.flatMap((column) => {
    const choice = choices.get(column.id)
    return choice ? [{ ...choice, ...column }] : []
  })
}
