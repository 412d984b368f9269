/** Column (`x`) and row (`y`) on the map, counted from 1. */
export interface PanePosition {
  x: number
  y: number
}

/**
 * Distance across the arrow's direction is multiplied by this, so that panes straight ahead win.
 */
const ASIDE = 2.5

/**
 * Returns the pane that an arrow key leads to; null at the edge. `[1, 0]` means right, `[0, 1]`
 * down.
 */
export function findNearestPane<P extends PanePosition>(
  panes: readonly P[],
  from: PanePosition,
  [right, down]: readonly [number, number],
): P | null {
  let nearest: P | null = null
  let shortest = Number.POSITIVE_INFINITY
  for (const pane of panes) {
    const [x, y] = [pane.x - from.x, pane.y - from.y]
    const along = x * right + y * down
    const aside = Math.abs(x * down) + Math.abs(y * right)
    const way = along + aside * ASIDE
    if (along <= 0 || way >= shortest) continue
    nearest = pane
    shortest = way
  }
  return nearest
}
