/** On wide screens; a large pane fills two columns in two rows. */
const COLUMNS = 4

/** Unless there are three panes, enough are large to make the places divisible by four. */
export function isLargePane(at: number, count: number, isPhone = false): boolean {
  if (count === 3) return isPhone && at === 0
  const needed = count % COLUMNS
  if (needed === 3) return at === 0 || at >= count - 2
  return at < needed
}
