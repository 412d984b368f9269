import type { Dispatch } from 'react'
import { cx } from '@/components/ui/cx'
import type { BuilderAction, DraftField, DraftProblems } from '../builder'
import type { FieldType } from '../field-types'
import { FieldCardHead } from './field-card-head'
import { FieldEditor } from './field-editor'

export interface FieldCardProps {
  field: DraftField
  /** 0-based. */
  position: number
  isOpen: boolean
  problems: DraftProblems | undefined
  canEdit: boolean
  onMoveUp: () => void
  onRemove: () => void
  onRetype: (fieldType: FieldType) => void
  dispatch: Dispatch<BuilderAction>
}

/** The id of a part of a field's card: labels, error messages and focus find it by this. */
export const fieldPartId = (key: string, part: keyof DraftField | 'toggle' | 'editor' | 'remove') =>
  `field-${key}-${part}`

export function FieldCard({ dispatch, onRetype, ...card }: FieldCardProps) {
  const { field, isOpen, problems, canEdit } = card
  return (
    <li
      className={cx(
        'rounded-[10px] border bg-surface',
        isOpen ? 'border-text-2 shadow-2' : 'border-line shadow-1',
        problems && 'border-error!',
      )}
    >
      <FieldCardHead {...card} onToggle={() => dispatch({ type: 'toggled', key: field.key })} />
      {isOpen && (
        <FieldEditor
          field={field}
          problems={problems ?? {}}
          canEdit={canEdit}
          onRetype={onRetype}
          onChange={(change) => dispatch({ type: 'changed', key: field.key, change })}
        />
      )}
    </li>
  )
}
