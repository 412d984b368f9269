import { GROUP_SIZE } from './constants'

/** Splits quotes into groups. One left over at the end joins the group before (Spec §9). */
export function quoteGroups<T>(items: readonly T[]): T[][] {
  const isOneLeft = items.length > GROUP_SIZE && items.length % GROUP_SIZE === 1
  const count = Math.ceil(items.length / GROUP_SIZE) - (isOneLeft ? 1 : 0)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * GROUP_SIZE, at === count - 1 ? undefined : (at + 1) * GROUP_SIZE),
  )
}
