import { ArrowUp, ChevronDown, CircleAlert, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { plural } from '@/lib/text'
import { describeShowWhen } from '../../../conditions/sentence'
import { fieldNameOf } from '../../../field-properties'
import { FIELD_TYPE_TRAITS } from '../../../field-types'
import { dependentsOf } from '../../dependents'
import { type DraftField, toTrigger } from '../../draft-fields'
import { DragHandle } from './drag-handle'
import { type FieldCardProps, fieldPartId } from './field-parts'
import { FIELD_TYPE_ICONS } from './field-type-icons'

interface FieldCardHeadProps
  extends Omit<
    FieldCardProps,
    'dispatch' | 'onRetype' | 'onDuplicate' | 'onAddNext' | 'onLeaveOptions'
  > {
  drag: ComponentProps<typeof Button>
  onToggle: () => void
}

function summaryOf(field: DraftField, fields: readonly DraftField[]): string {
  const { fieldType, isRequired, showWhen } = field
  const decides = dependentsOf(fields, field).length
  return [
    `${FIELD_TYPE_TRAITS[fieldType].label}${isRequired ? ', required' : ''}`,
    showWhen && `shown when ${describeShowWhen(showWhen, fields.map(toTrigger))}`,
    decides > 0 && `decides about ${decides} ${plural('field', decides)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export function FieldCardHead({
  field,
  fields,
  position,
  isOpen,
  problems,
  canEdit,
  drag,
  onMove,
  onMoveUp,
  onRemove,
  onToggle,
}: FieldCardHeadProps) {
  const Icon = FIELD_TYPE_ICONS[field.fieldType]
  const name = fieldNameOf(field)
  const problem = !isOpen && problems && Object.values(problems)[0]
  const summary = summaryOf(field, fields)
  return (
    <div className="relative grid min-h-13 grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-2 max-sm:gap-x-2 max-sm:pr-0.5 max-sm:pl-0.5">
      {canEdit ? (
        <DragHandle
          id={fieldPartId(field.key, 'handle')}
          name={name}
          position={position}
          onMove={onMove}
          {...drag}
        />
      ) : (
        <span aria-hidden className="min-w-5 text-text-3 tabular-nums max-sm:min-w-4">
          {position + 1}
        </span>
      )}
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-[7px] bg-bg-2 text-text-2"
      >
        <Icon strokeWidth={1.75} className="size-4.25" />
      </span>
      <div className="min-w-0">
        <p
          className={cx(
            'line-clamp-2 font-semibold wrap-anywhere',
            !field.label.trim() && 'text-text-3',
          )}
        >
          {name}
        </p>
        {problem ? (
          <p className="flex items-center gap-1.5 text-sm font-medium text-error">
            <CircleAlert aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
            {problem}
          </p>
        ) : (
          <p className="line-clamp-2 text-sm text-text-3 wrap-anywhere">{summary}</p>
        )}
      </div>
      <div className="flex items-center">
        {canEdit && (
          <>
            <Button
              variant="quiet"
              size="icon"
              disabled={position === 0}
              aria-label={`Move ${name} up`}
              onClick={onMoveUp}
              className="z-(--z-raised)"
            >
              <ArrowUp aria-hidden strokeWidth={1.75} />
            </Button>
            <Button
              id={fieldPartId(field.key, 'remove')}
              variant="quiet"
              size="icon"
              aria-label={`Remove ${name}`}
              onClick={onRemove}
              className="z-(--z-raised) hover:bg-error-bg hover:text-error"
            >
              <Trash2 aria-hidden strokeWidth={1.75} />
            </Button>
          </>
        )}
        {/* `::after` covers the row, so that pressing it beside the other buttons toggles the
            card. */}
        <Button
          id={fieldPartId(field.key, 'toggle')}
          variant="quiet"
          size="icon"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldPartId(field.key, 'editor') : undefined}
          aria-label={`${canEdit ? 'Edit' : 'Show'} ${name}`}
          onClick={onToggle}
          className="after:absolute after:inset-0 after:rounded-[10px]"
        >
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className={cx('transition-transform duration-(--dur-2)', isOpen && 'rotate-180')}
          />
        </Button>
      </div>
    </div>
  )
}
