/** Columns of a gallery on wide screens; a large pane fills two of them in two rows. */
const COLUMNS = 4

/**
 * True for a large pane. A large pane takes four places, so as many panes are large as make the
 * number of places divisible by four; they stand where they leave no gap.
 */
export function isLarge(at: number, count: number): boolean {
  // Three photos fill one row without a large pane.
  if (count === 3) return false
  const needed = count % COLUMNS
  if (needed === 3) return at === 0 || at >= count - 2
  return at < needed
}
