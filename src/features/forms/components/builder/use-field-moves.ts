import { type Dispatch, useRef, useState } from 'react'
import type { BuilderAction, BuilderState } from '../../builder'
import type { DraftField } from '../../draft-fields'
import { FIELD_TYPE_TRAITS, type FieldType } from '../../field-types'
import { paletteButtonId } from './field-palette'
import { fieldPartId } from './field-parts'

const nameOf = (field: DraftField) => field.label.trim() || 'Untitled field'

/** Adding, moving and removing: the change, where the focus goes, and the sentence that is read out. */
export function useFieldMoves(
  { fields }: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  focusNext: (id: string) => void,
) {
  const [announcement, setAnnouncement] = useState('')
  const added = useRef(0)

  return {
    announcement,
    add(fieldType: FieldType) {
      added.current += 1
      const key = `new-${added.current}`
      dispatch({ type: 'added', fieldType, key })
      focusNext(fieldPartId(key, 'label'))
      setAnnouncement(`${FIELD_TYPE_TRAITS[fieldType].label} added as field ${fields.length + 1}`)
    },
    moveUp(field: DraftField, position: number) {
      dispatch({ type: 'movedUp', key: field.key })
      // The first field's Move up is disabled and would drop the focus.
      if (position === 1) focusNext(fieldPartId(field.key, 'toggle'))
      setAnnouncement(`${nameOf(field)} is now field ${position} of ${fields.length}`)
    },
    remove(field: DraftField, position: number) {
      dispatch({ type: 'removed', key: field.key })
      const neighbour = fields[position + 1] ?? fields[position - 1]
      focusNext(neighbour ? fieldPartId(neighbour.key, 'toggle') : paletteButtonId('text'))
      setAnnouncement(`${nameOf(field)} removed`)
    },
  }
}
