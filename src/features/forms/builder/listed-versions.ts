import { changesBetween, type FormChange } from './changes'
import type { FormVersion } from './content'

/** How many versions are listed, the newest first. Older ones are stored but not listed. */
export const LISTED_VERSION_COUNT = 50

/**
 * Returns the versions to list with their changes. If there are more versions than are listed,
 * `versions` has one more, with which the oldest listed one is compared.
 */
export const listVersionsWithChanges = (
  versions: readonly FormVersion[],
): { version: FormVersion; changes: FormChange[] }[] =>
  versions.slice(0, LISTED_VERSION_COUNT).map((version, at) => ({
    version,
    changes: changesBetween(versions[at + 1] ?? { fields: [], receipt: version.receipt }, version),
  }))
