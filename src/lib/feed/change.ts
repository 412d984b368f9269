/** Ids of registrations, without any content. */
export interface Change {
  /** Now in the lists, such as new or restored ones. */
  came: number[]
  /** Changed otherwise, or left the lists. */
  changed: number[]
  /** Open lists must reload: more changed than can be listed, or it is unknown which. */
  isMore: boolean
}

export const UNKNOWN_CHANGE: Change = { came: [], changed: [], isMore: true }

/** More ids might not fit: the payload of a NOTIFY must be shorter than 8,000 bytes. */
export const MAX_NAMED = 500

export function toChange(came: readonly number[], changed: readonly number[]): Change {
  const isMore = came.length + changed.length > MAX_NAMED
  const named = came.slice(0, MAX_NAMED)
  return { came: named, changed: changed.slice(0, MAX_NAMED - named.length), isMore }
}

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : []

/** Another version may have sent the notice. Text that is not JSON is an unknown change. */
export function readChange(text: string): Change {
  try {
    const { came, changed, isMore } = JSON.parse(text) as Record<string, unknown>
    return { came: ids(came), changed: ids(changed), isMore: isMore === true }
  } catch {
    return UNKNOWN_CHANGE
  }
}
