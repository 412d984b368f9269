import { SUBMISSION_STATUSES, type SubmissionStatus } from './schema'

/** What a key means on the list of submissions. */
export type ListCommand =
  | { do: 'move'; by: 1 | -1 }
  | { do: 'select' }
  | { do: 'status'; status: SubmissionStatus }
  | { do: 'open' }
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
  { keys: ['?'], means: 'Show this list' },
] as const

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function readListKey({ key, ctrlKey, metaKey, altKey }: PressedKey): ListCommand | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'j') return { do: 'move', by: 1 }
  if (key === 'k') return { do: 'move', by: -1 }
  if (key === 'x') return { do: 'select' }
  if (key === 'Enter') return { do: 'open' }
  if (key === '?') return { do: 'help' }
  const status = /^[1-9]$/.test(key) && SUBMISSION_STATUSES[Number(key) - 1]
  return status ? { do: 'status', status } : null
}

/** The row a step away from this one, staying inside the list; without a row, the first. */
export function stepFrom<Row extends { id: number }>(
  rows: readonly Row[],
  id: number | null,
  by: 1 | -1,
): Row | undefined {
  const at = rows.findIndex((row) => row.id === id)
  return at === -1 ? rows[0] : (rows[at + by] ?? rows[at])
}
