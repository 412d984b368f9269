/** The ids of registrations that changed, without their content. */
export interface FeedChange {
  /** The ids of registrations that entered the lists, such as new or restored ones. */
  came: number[]
  /** The ids of registrations that left the lists, or changed in another way. */
  changed: number[]
  /**
   * True when open lists must reload: more changed than can be listed, or it is not known what
   * changed.
   */
  isMore: boolean
}

export const UNKNOWN_CHANGE: FeedChange = { came: [], changed: [], isMore: true }

/**
 * The most ids in one notification, because the payload of a NOTIFY must be shorter than 8,000
 * bytes.
 */
export const MAX_NAMED_IDS = 500

export function toChange(came: readonly number[], changed: readonly number[]): FeedChange {
  const isMore = came.length + changed.length > MAX_NAMED_IDS
  const named = came.slice(0, MAX_NAMED_IDS)
  return { came: named, changed: changed.slice(0, MAX_NAMED_IDS - named.length), isMore }
}

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : []

/**
 * Parses a notification, perhaps from another version of the product. Returns an unknown change for
 * text that is not JSON.
 */
export function readChange(text: string): FeedChange {
  try {
    const { came, changed, isMore } = JSON.parse(text) as Record<string, unknown>
    return { came: ids(came), changed: ids(changed), isMore: isMore === true }
  } catch {
    return UNKNOWN_CHANGE
  }
}
