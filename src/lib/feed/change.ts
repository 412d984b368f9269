/** A change to records, as a list of their ids without any content. */
export interface Change {
  /** Ids that are in the lists now and were not before, such as new or restored ones. */
  came: number[]
  /** Ids whose other data has changed, or that have left the lists. */
  changed: number[]
  /** More changed than can be listed, or it is unknown which: every open list must reload. */
  isMore: boolean
}

export const UNKNOWN_CHANGE: Change = { came: [], changed: [], isMore: true }

/** The most ids in one notice, because PostgreSQL allows a notice of 8,000 bytes. */
export const MAX_NAMED = 500

/** Lists at most `MAX_NAMED` ids, and sets `isMore` when there are more. */
export function toChange(came: readonly number[], changed: readonly number[]): Change {
  const isMore = came.length + changed.length > MAX_NAMED
  const named = came.slice(0, MAX_NAMED)
  return { came: named, changed: changed.slice(0, MAX_NAMED - named.length), isMore }
}

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : []

/**
 * Parses a notice. Values of another shape are ignored, because another version of the product may
 * have published the notice. A text that is not JSON counts as a change of everything.
 */
export function readChange(text: string): Change {
  try {
    const { came, changed, isMore } = JSON.parse(text) as Record<string, unknown>
    return { came: ids(came), changed: ids(changed), isMore: isMore === true }
  } catch {
    return UNKNOWN_CHANGE
  }
}
