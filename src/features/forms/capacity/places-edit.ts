import { isSamePlaces, type PlacesDraft, toPlacesDraft } from './places-draft'
import type { Places } from './schema'

/** The edited state, and the stored state on which the editing began. */
export interface PlacesEdit {
  draft: PlacesDraft
  base: PlacesDraft
  /**
   * The stored state that the screen showed when a save succeeded. While the screen still has it,
   * the saved draft is shown instead.
   */
  asOf?: Places
}

/**
 * Returns what the screen shows, also when the stored times and places have been fetched again:
 * unsaved work if there is any, otherwise the stored state.
 */
export function showEdit(edit: PlacesEdit | null, places: Places) {
  const stored = toPlacesDraft(places)
  const isUnsaved = edit !== null && !isSamePlaces(edit.draft, edit.base)
  // After a save, the draft is shown as long as it equals the stored state. Its rows keep their
  // React keys, so the focus is not lost.
  const isKept =
    edit !== null && (isUnsaved || edit.asOf === places || isSamePlaces(edit.draft, stored))
  return {
    draft: isKept ? edit.draft : stored,
    base: isUnsaved ? edit.base : stored,
    isUnsaved,
    /**
     * True when there is unsaved work, and somebody else has saved something different since it
     * began.
     */
    isOutdated: isUnsaved && !isSamePlaces(edit.base, stored),
  }
}
