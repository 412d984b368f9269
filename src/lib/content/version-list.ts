interface Stored {
  version: { _status?: string | null }
}

export interface ListedVersion<V> {
  version: V
  state: 'On the site' | 'Published' | 'Draft'
  /** The version that was published before this one; null when the list has none. */
  before: V | null
  /** The drafts that were saved between `before` and this version, the newest first. */
  drafts: V[]
}

const isPublished = ({ version }: Stored) => version._status === 'published'

/**
 * Lists each draft under the version that was published after it. Drafts that are newer than all
 * published versions are listed under the newest draft. `versions` begin with the newest.
 */
export function foldDraftsIntoVersions<V extends Stored>(
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
