import { type Dispatch, useState } from 'react'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { fieldNameOf, NEW_ID_PREFIX } from '../../../field-properties'
import { FIELD_TYPE_TRAITS, type FieldType } from '../../../field-types'
import type { BuilderHistory, HistoryAction } from '../../builder-history'
import type { DraftField } from '../../draft-fields'
import { paletteButtonId } from './field-palette'
import { fieldPartId } from './field-parts'

/**
 * Ids of the Undo and Redo buttons in the page head. When the focused one becomes disabled, the
 * other gets the focus.
 */
export const UNDO_BUTTON_ID = 'builder-undo'
export const REDO_BUTTON_ID = 'builder-redo'

export function useFieldActions(
  { present: { fields }, past, future }: BuilderHistory,
  dispatch: Dispatch<HistoryAction>,
  focusNext: (id: string) => void,
) {
  const [announcement, setAnnouncement] = useState('')
  // The key is random, because a draft stores the key, and fields that are added to the form later
  // must not get the same one.
  const newKey = () => `${NEW_ID_PREFIX}${newIdempotencyKey()}`
  const announcePlace = (field: DraftField, position: number) =>
    setAnnouncement(`${fieldNameOf(field)} is now field ${position + 1} of ${fields.length}`)

  return {
    announcement,
    add(fieldType: FieldType, position = fields.length) {
      const key = newKey()
      dispatch({ type: 'added', fieldType, key, position })
      focusNext(fieldPartId(key, 'label'))
      setAnnouncement(`${FIELD_TYPE_TRAITS[fieldType].label} added as field ${position + 1}`)
    },
    moveUp(field: DraftField, position: number) {
      dispatch({ type: 'movedUp', key: field.key })
      // The Move up button of the first field is disabled and would lose the focus.
      if (position === 1) focusNext(fieldPartId(field.key, 'toggle'))
      announcePlace(field, position - 1)
    },
    move(field: DraftField, to: number) {
      const place = Math.min(Math.max(to, 0), fields.length - 1)
      dispatch({ type: 'moved', key: field.key, to: place })
      // React may move the card by removing and inserting it, and browsers may then drop the focus.
      focusNext(fieldPartId(field.key, 'handle'))
      announcePlace(field, place)
    },
    duplicate(field: DraftField, position: number) {
      const key = newKey()
      dispatch({ type: 'duplicated', key: field.key, copyKey: key })
      focusNext(fieldPartId(key, 'label'))
      setAnnouncement(`${fieldNameOf(field)} copied as field ${position + 2}`)
    },
    undo() {
      if (past.length === 0) return
      dispatch({ type: 'undone' })
      if (past.length === 1 && document.activeElement?.id === UNDO_BUTTON_ID)
        focusNext(REDO_BUTTON_ID)
      setAnnouncement('Undone')
    },
    redo() {
      if (future.length === 0) return
      dispatch({ type: 'redone' })
      if (future.length === 1 && document.activeElement?.id === REDO_BUTTON_ID)
        focusNext(UNDO_BUTTON_ID)
      setAnnouncement('Redone')
    },
    remove(field: DraftField, position: number) {
      dispatch({ type: 'removed', key: field.key })
      const neighbour = fields[position + 1] ?? fields[position - 1]
      focusNext(neighbour ? fieldPartId(neighbour.key, 'toggle') : paletteButtonId('text'))
      setAnnouncement(`${fieldNameOf(field)} removed`)
    },
  }
}
