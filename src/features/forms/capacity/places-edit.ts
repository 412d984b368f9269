import { isSamePlaces, type PlacesDraft, toPlacesDraft } from './places-draft'
import type { Places } from './schema'

export interface PlacesEdit {
  draft: PlacesDraft
  base: PlacesDraft
  /**
   * The stored state before the last save. The screen shows the saved draft until it gets another
   * stored state.
   */
  asOf?: Places
}

/**
 * Returns the draft that the screen shows: unsaved work, else the draft just saved, else the stored
 * state. Also returns the state it started from, and whether it is unsaved or outdated.
 */
export function resolvePlacesEdit(edit: PlacesEdit | null, places: Places) {
  const stored = toPlacesDraft(places)
  const isUnsaved = edit !== null && !isSamePlaces(edit.draft, edit.base)
  // A saved draft that equals the stored state is kept, because new React keys would lose the
  // focus.
  const isKept =
    edit !== null && (isUnsaved || edit.asOf === places || isSamePlaces(edit.draft, stored))
  return {
    draft: isKept ? edit.draft : stored,
    base: isUnsaved ? edit.base : stored,
    isUnsaved,
    isOutdated: isUnsaved && !isSamePlaces(edit.base, stored),
  }
}
