import type { SubmissionStatus } from '../constants'
import type { Submission } from '../schema'

type Row = Pick<Submission, 'id' | 'status'>

export interface SelectedRows {
  readonly seen: ReadonlyMap<number, SubmissionStatus>
  readonly anchor: number | null
  /** True when every match is selected, including rows that were not loaded. */
  readonly isEverything: boolean
}

export const NOTHING_SELECTED: SelectedRows = { seen: new Map(), anchor: null, isEverything: false }

const withRows = (selection: SelectedRows, rows: readonly Row[], anchor: number | null) => ({
  seen: new Map([...selection.seen, ...rows.map(({ id, status }) => [id, status] as const)]),
  anchor,
  isEverything: false,
})

const asSeen = (selection: SelectedRows, page: readonly Row[]): SelectedRows =>
  selection.isEverything ? withRows(NOTHING_SELECTED, page, selection.anchor) : selection

export function toggleRow(selection: SelectedRows, page: readonly Row[], id: number): SelectedRows {
  const from = asSeen(selection, page)
  const row = page.find((candidate) => candidate.id === id)
  if (!from.seen.has(id)) return row ? withRows(from, [row], id) : from
  const seen = new Map(from.seen)
  seen.delete(id)
  return { seen, anchor: id, isEverything: false }
}

export function extendSelectionTo(
  selection: SelectedRows,
  page: readonly Row[],
  id: number,
): SelectedRows {
  const from = asSeen(selection, page)
  const to = page.findIndex((row) => row.id === id)
  const anchor = page.findIndex((row) => row.id === from.anchor)
  if (to === -1) return from
  if (anchor === -1) return withRows(from, page.slice(to, to + 1), id)
  return withRows(from, page.slice(Math.min(anchor, to), Math.max(anchor, to) + 1), id)
}

export const isPageSelected = ({ isEverything, seen }: SelectedRows, page: readonly Row[]) =>
  page.length > 0 && (isEverything || page.every(({ id }) => seen.has(id)))

export function togglePage(selection: SelectedRows, page: readonly Row[]): SelectedRows {
  if (!isPageSelected(selection, page)) return withRows(selection, page, null)
  const seen = new Map(asSeen(selection, page).seen)
  for (const { id } of page) seen.delete(id)
  return { seen, anchor: null, isEverything: false }
}

export const addRowsToSelection = (selection: SelectedRows, rows: readonly Row[]): SelectedRows =>
  selection.isEverything ? selection : withRows(selection, rows, rows.at(-1)?.id ?? null)

export const selectAllMatches = (selection: SelectedRows): SelectedRows => ({
  ...selection,
  isEverything: true,
})

export function refreshSeenStatuses(selection: SelectedRows, page: readonly Row[]): SelectedRows {
  const newer = page.filter(
    ({ id, status }) => selection.seen.has(id) && selection.seen.get(id) !== status,
  )
  if (newer.length === 0) return selection
  const seen = new Map(selection.seen)
  for (const { id, status } of newer) seen.set(id, status)
  return { ...selection, seen }
}
