import { GROUP_SIZE } from './constants'

/** Spec §9. A quote that would be alone at the end joins the group before it. */
export function quoteGroups<T>(items: readonly T[]): T[][] {
  const isOneLeft = items.length > GROUP_SIZE && items.length % GROUP_SIZE === 1
  const count = Math.ceil(items.length / GROUP_SIZE) - (isOneLeft ? 1 : 0)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * GROUP_SIZE, at === count - 1 ? undefined : (at + 1) * GROUP_SIZE),
  )
}
