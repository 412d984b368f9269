/** Columns of photos on wide screens; a large pane fills two of them in two rows. */
const COLUMNS = 4

/**
 * True for a large pane. A large pane takes four places, so as many panes are large as make the
 * number of places divisible by four; they stand where they leave no gap. Three photos fill one row
 * without a large pane; on phones the first of them is large.
 */
export function isLarge(at: number, count: number, isPhone = false): boolean {
  if (count === 3) return isPhone && at === 0
  const needed = count % COLUMNS
  if (needed === 3) return at === 0 || at >= count - 2
  return at < needed
}
