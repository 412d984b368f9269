import { expect, it } from 'vitest'
import { isLargePane } from './large-panes'

function gaps(count: number, columns: number): number {
  const taken = new Set<string>()
  const free = (row: number, column: number, size: number) =>
    column + size <= columns &&
    [0, 1]
      .slice(0, size)
      .every((y) => [0, 1].slice(0, size).every((x) => !taken.has(`${row + y},${column + x}`)))
  let rows = 0
  for (let at = 0; at < count; at += 1) {
    const size = isLargePane(at, count, columns === 2) ? 2 : 1
    let cell = 0
    while (!free(Math.floor(cell / columns), cell % columns, size)) cell += 1
    const [row, column] = [Math.floor(cell / columns), cell % columns]
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) taken.add(`${row + y},${column + x}`)
    rows = Math.max(rows, row + size)
  }
  return rows * columns - taken.size
}

it.each(Array.from({ length: 59 }, (_, at) => at + 2))(
  '%i photos fill their window on wide screens and on phones',
  (count) => expect([gaps(count, count === 3 ? 3 : 4), gaps(count, 2)]).toEqual([0, 0]),
)
