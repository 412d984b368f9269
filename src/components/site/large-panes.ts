/** Columns of photos on wide screens; a large pane fills two of them in two rows. */
const COLUMNS = 4

/**
 * True for a large pane, which takes the place of four. As many panes are large as make the number
 * of places divisible by four; they are placed so that no gap remains. Three photos fill one row
 * without a large pane; on phones the first of them is large.
 */
export function isLarge(at: number, count: number, isPhone = false): boolean {
  if (count === 3) return isPhone && at === 0
  const needed = count % COLUMNS
  if (needed === 3) return at === 0 || at >= count - 2
  return at < needed
}
