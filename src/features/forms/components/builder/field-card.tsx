import { cx } from '@/components/ui/cx'
import { FieldCardHead } from './field-card-head'
import { FieldEditor } from './field-editor'
import type { FieldCardProps } from './field-parts'

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
