import { SUBMISSION_STATUSES, type SubmissionStatus } from './schema'

/** What a key means on the list of submissions. */
export type ListCommand =
  | { do: 'move'; by: 1 | -1 }
  | { do: 'select' }
  | { do: 'status'; status: SubmissionStatus }
  | { do: 'open' }
  | { do: 'export' }
  | { do: 'help' }

/** For the help dialog: every key of the screen, in the order of use. */
export const LIST_KEYS = [
  { keys: ['/'], means: 'Search' },
  { keys: ['j', 'k'], means: 'Next or previous row' },
  { keys: ['x'], means: 'Select or deselect the row' },
  {
    keys: SUBMISSION_STATUSES.map((_, at) => String(at + 1)),
    means: 'Set the row’s status: New, Reviewed, Contacted, Completed',
  },
  { keys: ['Enter'], means: 'Open the row’s details; there, j and k turn the pages' },
  { keys: ['e'], means: 'Export the chosen form to Excel' },
  { keys: ['?'], means: 'Show this list' },
] as const

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function readListKey({ key, ctrlKey, metaKey, altKey }: PressedKey): ListCommand | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'j') return { do: 'move', by: 1 }
  if (key === 'k') return { do: 'move', by: -1 }
  if (key === 'x') return { do: 'select' }
  if (key === 'Enter') return { do: 'open' }
  if (key === 'e') return { do: 'export' }
  if (key === '?') return { do: 'help' }
  const status = /^[1-9]$/.test(key) && SUBMISSION_STATUSES[Number(key) - 1]
  return status ? { do: 'status', status } : null
}

/** Where the keyboard of the list is: a row, and its place when it was reached. */
export interface Cursor {
  id: number
  at: number
}

/**
 * The row a step away, staying inside the list; without a cursor, the first. A row that has left
 * the list, because its new status does not fit the filter, is followed by the one in its place.
 */
export function stepFrom<Row extends { id: number }>(
  rows: readonly Row[],
  cursor: Cursor | null,
  by: 1 | -1,
): Row | undefined {
  if (!cursor) return rows[0]
  const at = rows.findIndex(({ id }) => id === cursor.id)
  if (at === -1) return rows[by === 1 ? cursor.at : cursor.at - 1] ?? rows.at(by === 1 ? -1 : 0)
  return rows[at + by] ?? rows[at]
}
