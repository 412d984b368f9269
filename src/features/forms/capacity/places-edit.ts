import { isSamePlaces, type PlacesDraft, toPlacesDraft } from './places-draft'
import type { Places } from './schema'

/** The edited state, and the stored state on which the editing began. */
export interface PlacesEdit {
  draft: PlacesDraft
  base: PlacesDraft
  /**
   * The stored state that the screen still had when a save succeeded. Until the new one arrives,
   * the saved draft is shown.
   */
  asOf?: Places
}

/**
 * What the screen shows while the stored times and places are refetched: unsaved work stays as it
 * is, otherwise the stored state is shown.
 */
export function showEdit(edit: PlacesEdit | null, places: Places) {
  const stored = toPlacesDraft(places)
  const isUnsaved = edit !== null && !isSamePlaces(edit.draft, edit.base)
  // After a save the draft is shown as long as it equals the stored state, because its rows keep
  // their React keys and so the focus.
  const isKept =
    edit !== null && (isUnsaved || edit.asOf === places || isSamePlaces(edit.draft, stored))
  return {
    draft: isKept ? edit.draft : stored,
    base: isUnsaved ? edit.base : stored,
    isUnsaved,
    /** True when somebody else has saved different times or places since the typing began. */
    isOutdated: isUnsaved && !isSamePlaces(edit.base, stored),
  }
}
