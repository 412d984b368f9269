interface Stored {
  version: { _status?: string | null }
}

/** A row of the list of versions. */
export interface ListedVersion<V> {
  version: V
  state: 'On the site' | 'Published' | 'Draft'
  /**
   * The version with which this one is compared: the one published before it; null without one.
   */
  before: V | null
  /** The drafts that led to this version, the newest first. */
  drafts: V[]
}

const isPublished = ({ version }: Stored) => version._status === 'published'

/**
 * Folds the drafts between two publications into the later one, and the drafts after the last
 * publication into the newest draft. `versions` are the newest first; `isOnSite`: visitors see the
 * newest published version.
 */
export function foldDrafts<V extends Stored>(
  versions: readonly V[],
  isOnSite: boolean,
): ListedVersion<V>[] {
  const heads = versions.filter((one, at) => at === 0 || isPublished(one))
  const [onSite] = versions.filter(isPublished)
  return heads.map((version, at) => {
    const next = heads[at + 1]
    const end = next ? versions.indexOf(next) : versions.length
    const shown = version === onSite && isOnSite ? 'On the site' : 'Published'
    return {
      version,
      state: isPublished(version) ? shown : 'Draft',
      before: next ?? null,
      drafts: versions.slice(versions.indexOf(version) + 1, end),
    }
  })
}
