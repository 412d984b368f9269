/** Random choices from a fixed seed, so that everybody sees the same demo. */
export interface RandomSource {
  below(below: number): number
  percent(percent: number): boolean
  one<Item>(items: readonly Item[]): Item
  some<Item>(items: readonly Item[], count: number): Item[]
}

export function seededRandomSource(seed: number): RandomSource {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  return {
    below,
    percent: (percent) => next() * 100 < percent,
    one,
    some: (items, count) => {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => {
        return left.splice(below(left.length), 1)[0] as (typeof left)[number]
      })
    },
  }
}
