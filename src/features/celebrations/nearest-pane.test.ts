import { expect, it } from 'vitest'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { findNearestPane } from './nearest-pane'

const STEPS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const
const tile = (name: string) => tiles.find((each) => each.name === name) ?? { x: 0, y: 0 }
const from = (name: string, way: keyof typeof STEPS) =>
  findNearestPane(tiles, tile(name), STEPS[way])?.name

it.each([
  ['Iloilo', 'left', 'Antique'],
  ['Iloilo', 'up', 'Capiz'],
  ['Iloilo', 'down', 'Guimaras'],
  ['Rizal', 'left', 'Metro Manila'],
  ['Batanes', 'down', 'Cagayan'],
  ['Cebu', 'right', 'Southern Leyte'],
  ['Cebu', 'down', 'Siquijor'],
] as const)('from %s %s is %s', (name, way, neighbour) => expect(from(name, way)).toBe(neighbour))

it('ends at the edges', () => {
  expect(from('Batanes', 'up')).toBeUndefined()
  expect(from('Palawan', 'left')).toBeUndefined()
})

it('every pane can be come to from the first', () => {
  const reached = new Set<string>()
  const walk = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const way of ['up', 'down', 'left', 'right'] as const) {
      const next = from(name, way)
      if (next) walk(next)
    }
  }
  walk('Batanes')
  expect(tiles.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([])
})

it('no two share a pane', () => {
  expect(new Set(tiles.map(({ x, y }) => `${x},${y}`)).size).toBe(tiles.length)
  expect(tiles.filter((each) => !('isProvince' in each))).toHaveLength(82)
})
