import { SUBMISSION_STATUSES, type SubmissionStatus } from '../constants'

export type ListCommand =
  /** `extends`: also selects the row that the cursor leaves and the one it reaches. */
  | { do: 'move'; by: 1 | -1; extends: boolean }
  | { do: 'select' }
  | { do: 'clear' }
  /** `goesOn`: moves to the next row afterwards. */
  | { do: 'status'; status: SubmissionStatus; goesOn: boolean }
  | { do: 'open' }
  | { do: 'export' }
  | { do: 'help' }

export const LIST_SHORTCUTS = [
  { keys: ['/'], means: 'Search' },
  { keys: ['j', 'k'], means: 'Next or previous row, over the ends of pages' },
  { keys: ['x'], means: 'Select or deselect the row' },
  { keys: ['Shift+j', 'Shift+k'], means: 'Select rows on the way' },
  {
    keys: SUBMISSION_STATUSES.map((_, at) => String(at + 1)),
    means:
      'Set the status of the row, or of all that are selected: New, Reviewed, Contacted, Completed',
  },
  { keys: ['Shift+1', '…', '4'], means: 'Set the row’s status and go on to the next' },
  { keys: ['Esc'], means: 'Clear the selection' },
  { keys: ['Enter'], means: 'Open the row’s details; there, the same keys work' },
  { keys: ['Ctrl+Z'], means: 'Undo your last change of status, assignee, deleting or merging' },
  { keys: ['e'], means: 'Export the chosen form to Excel' },
  { keys: ['?'], means: 'Show this list' },
] as const

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>

const MOVES = { j: 1, k: -1 } as const
const COMMANDS: Record<string, ListCommand> = {
  x: { do: 'select' },
  Escape: { do: 'clear' },
  Enter: { do: 'open' },
  e: { do: 'export' },
  '?': { do: 'help' },
}

/**
 * Returns the pressed digit, or 0. With Shift, `key` depends on the keyboard layout, so `code` is
 * read instead.
 */
function digitOf({ key, code, shiftKey }: PressedKey): number {
  const [, digit] = (shiftKey ? code : key).match(/^(?:Digit)?([1-9])$/) ?? []
  return Number(digit ?? 0)
}

export function readListKey(pressed: PressedKey): ListCommand | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (ctrlKey || metaKey || altKey) return null
  const by = MOVES[key.toLowerCase() as keyof typeof MOVES]
  if (by) return { do: 'move', by, extends: shiftKey }
  const status = SUBMISSION_STATUSES[digitOf(pressed) - 1]
  if (status) return { do: 'status', status, goesOn: shiftKey }
  return COMMANDS[key] ?? null
}

/** The row that has the keyboard cursor, and its index when it got the cursor. */
export interface ListCursor {
  id: number
  at: number
}

/**
 * Returns the row to move to: the first row if there is no cursor, and the same row at either end.
 * If the cursor's row has left the list, the row now at its index counts as the next one.
 */
export function rowAfterStep<Row extends { id: number }>(
  rows: readonly Row[],
  cursor: ListCursor | null,
  by: 1 | -1,
): Row | undefined {
  if (!cursor) return rows[0]
  const at = rows.findIndex(({ id }) => id === cursor.id)
  if (at === -1) return rows[by === 1 ? cursor.at : cursor.at - 1] ?? rows.at(by === 1 ? -1 : 0)
  return rows[at + by] ?? rows[at]
}
