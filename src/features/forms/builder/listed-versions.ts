import { changesBetween, type FormChange } from './changes'
import type { FormVersion } from './content'

/** The maximum number of versions that the screen lists; older ones are stored but not listed. */
export const LISTED_VERSIONS = 50

/**
 * Returns the versions that the screen lists, each with its changes since the one before it. All
 * fields of the first version of a form are new.
 * @param versions the newest, one more than are listed, so that the last one can be compared too
 */
export const withChanges = (
  versions: readonly FormVersion[],
): { version: FormVersion; changes: FormChange[] }[] =>
  versions.slice(0, LISTED_VERSIONS).map((version, at) => ({
    version,
    changes: changesBetween(versions[at + 1] ?? { fields: [], receipt: version.receipt }, version),
  }))
