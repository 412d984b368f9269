import { isSamePlaces, type PlacesDraft, toPlacesDraft } from './places-draft'
import type { Places } from './schema'

export interface PlacesEdit {
  draft: PlacesDraft
  base: PlacesDraft
  /** The state before the last save; the saved draft is shown until the screen has a newer one. */
  asOf?: Places
}

/** Unsaved work, or the draft that was just saved, or the stored state. */
export function showEdit(edit: PlacesEdit | null, places: Places) {
  const stored = toPlacesDraft(places)
  const isUnsaved = edit !== null && !isSamePlaces(edit.draft, edit.base)
  // A saved draft that equals the stored state keeps its React keys, so the focus is not lost.
  const isKept =
    edit !== null && (isUnsaved || edit.asOf === places || isSamePlaces(edit.draft, stored))
  return {
    draft: isKept ? edit.draft : stored,
    base: isUnsaved ? edit.base : stored,
    isUnsaved,
    /** Something different has been saved since the unsaved work began. */
    isOutdated: isUnsaved && !isSamePlaces(edit.base, stored),
  }
}
