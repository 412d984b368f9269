/** Column and row on the map, from 1. */
export interface PanePosition {
  x: number
  y: number
}

/** Weight of the distance sideways from the arrow's direction, so that panes in line win. */
const ASIDE = 2.5

/** The pane that an arrow key leads to, null at the edge. `[1, 0]` is right, `[0, 1]` down. */
export function nearestPane<P extends PanePosition>(
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
