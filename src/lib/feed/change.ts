/** What has happened to records: their numbers and nothing else of them. */
export interface Change {
  /** They are in the lists now: new, released, restored. */
  came: number[]
  /** Something else of them is another now, or they are gone. */
  changed: number[]
  /** More than can be named, or unknown: whoever shows any looks again. */
  isMore: boolean
}

export const EVERYTHING: Change = { came: [], changed: [], isMore: true }

/** Ids in one notice: PostgreSQL takes 8,000 bytes. */
export const MAX_NAMED = 500

/** Named as far as they can be. */
export function toChange(came: readonly number[], changed: readonly number[]): Change {
  const isMore = came.length + changed.length > MAX_NAMED
  const named = came.slice(0, MAX_NAMED)
  return { came: named, changed: changed.slice(0, MAX_NAMED - named.length), isMore }
}

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : []

/** A notice of whoever speaks on the channel: another version of the product may. */
export function readChange(text: string): Change {
  try {
    const { came, changed, isMore } = JSON.parse(text) as Record<string, unknown>
    return { came: ids(came), changed: ids(changed), isMore: isMore === true }
  } catch {
    return EVERYTHING
  }
}
