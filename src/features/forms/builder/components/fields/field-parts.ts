import type { Dispatch } from 'react'
import type { FieldType } from '../../../field-types'
import type { BuilderAction } from '../../builder'
import type { DraftField, DraftProblems } from '../../draft-fields'

export interface FieldCardProps {
  field: DraftField
  /** 0-based. */
  position: number
  isOpen: boolean
  problems: DraftProblems | undefined
  canEdit: boolean
  onMoveUp: () => void
  /** `to` from 0; beyond the ends it is the end. */
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
  onRetype: (fieldType: FieldType) => void
  dispatch: Dispatch<BuilderAction>
}

/** The id of a part of a field's card: labels, error messages and focus find it by this. */
export const fieldPartId = (
  key: string,
  part: keyof DraftField | 'toggle' | 'editor' | 'remove' | 'handle',
) => `field-${key}-${part}`
