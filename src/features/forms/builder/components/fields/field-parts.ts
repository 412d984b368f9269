import type { Dispatch } from 'react'
import type { FieldType } from '../../../field-types'
import type { BuilderAction } from '../../builder'
import type { DraftField, DraftFieldProblems } from '../../draft-fields'

export interface FieldCardProps {
  field: DraftField
  fields: readonly DraftField[]
  position: number
  isOpen: boolean
  problems: DraftFieldProblems | undefined
  canEdit: boolean
  onMoveUp: () => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onAddNext: (() => void) | null
  onRemove: () => void
  onRetype: (fieldType: FieldType) => void
  /**
   * Called when the input of options loses the focus with a changed text. `before` is the text that
   * it had when it got the focus.
   */
  onLeaveOptions: (before: string) => void
  dispatch: Dispatch<BuilderAction>
}

export const fieldPartId = (
  key: string,
  part: keyof DraftField | 'toggle' | 'editor' | 'remove' | 'handle',
) => `field-${key}-${part}`
