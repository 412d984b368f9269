import { isSamePlaces, type PlacesDraft, toPlacesDraft } from './places-draft'
import type { Places } from './schema'

/** What is typed, and what was stored when the typing began. */
export interface PlacesEdit {
  draft: PlacesDraft
  base: PlacesDraft
  /**
   * The stored state as the screen knew it when a save succeeded; the saved one arrives a moment
   * later.
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
  // The rows of what was just saved keep their keys, and with them the focus.
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
