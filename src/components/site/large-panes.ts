/** Columns of photos on wide screens; a large pane fills two of them in two rows. */
const COLUMNS = 4

/**
 * True for a pane that is large: so many that the panes fill whole rows, and at places where no gap
 * stays beside them. The remainder of the division by four is how many are needed. Three photos
 * stand in one row, and on phones the first of them is large.
 */
export function isLarge(at: number, count: number, isPhone = false): boolean {
  if (count === 3) return isPhone && at === 0
  const needed = count % COLUMNS
  if (needed === 3) return at === 0 || at >= count - 2
  return at < needed
}
