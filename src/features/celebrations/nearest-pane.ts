/** Column and row on the map, from 1. */
export interface PanePlace {
  x: number
  y: number
}

/** Distance across the direction counts more than distance along it. */
const ASIDE = 2.5

/** Returns the pane that an arrow key leads to; `[1, 0]` is right. Null at the edge. */
export function nearestPane<P extends PanePlace>(
  panes: readonly P[],
  from: PanePlace,
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
