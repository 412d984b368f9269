import type { Dispatch } from 'react'
import type { FieldType } from '../../../field-types'
import type { BuilderAction } from '../../builder'
import type { DraftField, DraftProblems } from '../../draft-fields'

export interface FieldCardProps {
  field: DraftField
  /** All fields in their order, for conditions. */
  fields: readonly DraftField[]
  /** The field's index, from 0. */
  position: number
  isOpen: boolean
  problems: DraftProblems | undefined
  canEdit: boolean
  onMoveUp: () => void
  /** Moves the field to the index `to`; a number beyond either end means that end. */
  onMove: (to: number) => void
  onDuplicate: () => void
  /**
   * Adds a field of the same type below this one; null when the form has the maximum number of
   * fields.
   */
  onAddNext: (() => void) | null
  onRemove: () => void
  onRetype: (fieldType: FieldType) => void
  /**
   * Called when the input of the options is left, if its text has changed; `before` is the earlier
   * text.
   */
  onLeaveOptions: (before: string) => void
  dispatch: Dispatch<BuilderAction>
}

/** Returns the element id of a part of a field's card, for labels, error messages and focus. */
export const fieldPartId = (
  key: string,
  part: keyof DraftField | 'toggle' | 'editor' | 'remove' | 'handle',
) => `field-${key}-${part}`
