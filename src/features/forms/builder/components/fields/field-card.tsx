import { useSortable } from '@dnd-kit/sortable'
import { cx } from '@/components/ui/cx'
import { FieldCardHead } from './field-card-head'
import { FieldEditor } from './field-editor'
import type { FieldCardProps } from './field-parts'

export function FieldCard({
  dispatch,
  onRetype,
  onDuplicate,
  onAddNext,
  onLeaveOptions,
  ...card
}: FieldCardProps) {
  const { field, fields, position, isOpen, problems, canEdit } = card
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: field.key, disabled: !canEdit })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={cx(
        'rounded-[10px] border bg-surface motion-reduce:transition-none!',
        isOpen || isDragging ? 'border-text-2 shadow-2' : 'border-line shadow-1',
        isDragging && 'relative z-(--z-raised)',
        problems && 'border-error!',
      )}
    >
      <FieldCardHead
        {...card}
        drag={{ ref: setActivatorNodeRef, ...listeners }}
        onToggle={() => dispatch({ type: 'toggled', key: field.key })}
      />
      {isOpen && (
        <FieldEditor
          field={field}
          earlier={fields.slice(0, position)}
          problems={problems ?? {}}
          canEdit={canEdit}
          onRetype={onRetype}
          onDuplicate={onDuplicate}
          onAddNext={onAddNext}
          onLeaveOptions={onLeaveOptions}
          onChange={(change) => dispatch({ type: 'changed', key: field.key, change })}
        />
      )}
    </li>
  )
}
