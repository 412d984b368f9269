import { QUOTES_PER_GROUP } from './constants'

/** Splits quotes into groups. One left over at the end joins the group before (Spec §9). */
export function splitIntoQuoteGroups<T>(items: readonly T[]): T[][] {
  const isOneLeft = items.length > QUOTES_PER_GROUP && items.length % QUOTES_PER_GROUP === 1
  const count = Math.ceil(items.length / QUOTES_PER_GROUP) - (isOneLeft ? 1 : 0)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * QUOTES_PER_GROUP, at === count - 1 ? undefined : (at + 1) * QUOTES_PER_GROUP),
  )
}
