/** Columns on wide screens. A large pane fills two columns and two rows. */
const COLUMNS = 4

/**
 * True when the pane at index `at` is large. The number of large panes is chosen so that no row has
 * an empty cell. Three panes fill one row of three columns; on phones, the first is large and two
 * small ones are below it.
 */
export function isLargePane(at: number, count: number, isPhone = false): boolean {
  if (count === 3) return isPhone && at === 0
  const needed = count % COLUMNS
  if (needed === 3) return at === 0 || at >= count - 2
  return at < needed
}
