import { readFilters, writeFilters } from '../filters'

const read = (query: string) => readFilters(new URLSearchParams(query))

/** Returns the query without the page number and the search, which may be a person's name. */
export const toViewQuery = (query: string): string =>
  writeFilters({ ...read(query), search: '', page: 1 })

/**
 * True when the address shows the view. Rows per page and columns are compared only when the view
 * stores them.
 */
export function isViewShown(address: string, view: string): boolean {
  const { columns, rows } = read(view)
  const here = read(address)
  const alike = writeFilters({
    ...here,
    page: 1,
    columns: columns && here.columns,
    rows: rows && here.rows,
  })
  return alike === view
}

export const BUILT_IN_VIEWS = [
  { name: 'Mine', query: '?assignee=me', counts: 'mine' },
  { name: 'Unassigned', query: '?assignee=nobody', counts: 'unassigned' },
  { name: 'New and unassigned', query: '?status=new&assignee=nobody', counts: 'needsLook' },
] as const
