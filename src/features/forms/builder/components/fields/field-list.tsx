import type { Dispatch } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import type { FieldType } from '../../../field-types'
import type { BuilderAction } from '../../builder'
import type { BuilderState } from '../../builder-state'
import type { DraftField } from '../../draft-fields'
import { FieldCard } from './field-card'
import { SortableFields } from './sortable-fields'

interface FieldListProps {
  state: BuilderState
  canEdit: boolean
  onMoveUp: (field: DraftField, position: number) => void
  onMove: (field: DraftField, to: number) => void
  onDuplicate: (field: DraftField, position: number) => void
  onAddNext: ((field: DraftField, position: number) => void) | null
  onRemove: (field: DraftField, position: number) => void
  onRetype: (field: DraftField, fieldType: FieldType) => void
  onLeaveOptions: (field: DraftField, before: string) => void
  dispatch: Dispatch<BuilderAction>
}

export function FieldList({
  state,
  canEdit,
  onMoveUp,
  onMove,
  onDuplicate,
  onAddNext,
  onRemove,
  onRetype,
  onLeaveOptions,
  dispatch,
}: FieldListProps) {
  if (state.fields.length === 0) {
    return (
      <Panel aria-label="Fields in order">
        <EmptyState
          title="No fields yet"
          text={canEdit ? 'Add the first one from the list of field types.' : undefined}
        />
      </Panel>
    )
  }
  return (
    <SortableFields fields={state.fields} onMove={onMove}>
      <ol aria-label="Fields in order" className="grid min-w-0 gap-2">
        {state.fields.map((field, position) => (
          <FieldCard
            key={field.key}
            field={field}
            fields={state.fields}
            position={position}
            isOpen={state.openKey === field.key}
            problems={state.problems.fields[field.key]}
            canEdit={canEdit}
            onMoveUp={() => onMoveUp(field, position)}
            onMove={(to) => onMove(field, to)}
            onDuplicate={() => onDuplicate(field, position)}
            onAddNext={onAddNext && (() => onAddNext(field, position))}
            onRemove={() => onRemove(field, position)}
            onRetype={(fieldType) => onRetype(field, fieldType)}
            onLeaveOptions={(before) => onLeaveOptions(field, before)}
            dispatch={dispatch}
          />
        ))}
      </ol>
    </SortableFields>
  )
}
