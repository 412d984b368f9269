import type { Dispatch } from 'react'
import type { FieldType } from '../../../field-types'
import type { BuilderAction } from '../../builder'
import type { DraftField, DraftProblems } from '../../draft-fields'

export interface FieldCardProps {
  field: DraftField
  /** From 0. */
  position: number
  isOpen: boolean
  problems: DraftProblems | undefined
  canEdit: boolean
  onMoveUp: () => void
  /** `to` counts from 0 and is clamped to the list. */
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
  onRetype: (fieldType: FieldType) => void
  dispatch: Dispatch<BuilderAction>
}

/** The element id of a part of a field's card, used by labels, error messages and focus. */
export const fieldPartId = (
  key: string,
  part: keyof DraftField | 'toggle' | 'editor' | 'remove' | 'handle',
) => `field-${key}-${part}`
