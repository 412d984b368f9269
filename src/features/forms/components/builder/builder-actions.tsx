import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { EventForm } from '../../schema'
import { PreviewLink } from '../list/preview-link'
import { REDO_ID, UNDO_ID } from './fields/use-field-moves'

interface BuilderActionsProps {
  form: EventForm
  canEdit: boolean
  isUnsaved: boolean
  isSaving: boolean
  onSave: () => void
  /** Null while there is nothing to undo, or to do again. */
  onUndo: (() => void) | null
  onRedo: (() => void) | null
  className: string
  /** At the bottom edge of narrow screens. */
  isBar?: boolean
}

interface StepButtonProps {
  id: string | undefined
  label: string
  keys: string
  onStep: (() => void) | null
  children: ReactNode
}

const StepButton = ({ id, label, keys, onStep, children }: StepButtonProps) => (
  <Button
    id={id}
    variant="quiet"
    size="icon"
    aria-label={label}
    aria-keyshortcuts={keys}
    disabled={!onStep}
    onClick={onStep ?? undefined}
  >
    {children}
  </Button>
)

/** In the page head on wide screens, in a bar at the bottom edge on narrow ones. */
export function BuilderActions({
  form,
  canEdit,
  isUnsaved,
  isSaving,
  onSave,
  onUndo,
  onRedo,
  className,
  isBar,
}: BuilderActionsProps) {
  return (
    <div
      data-bottom-bar={isBar ? 'narrow' : undefined}
      className={cx('flex items-center gap-2', className)}
    >
      {isUnsaved && <p className="mr-1 text-text-3 max-lg:sr-only">Unsaved changes</p>}
      {canEdit && (
        <div className="flex flex-none!">
          <StepButton
            label="Undo"
            keys="Control+Z"
            id={isBar ? undefined : UNDO_ID}
            onStep={onUndo}
          >
            <Undo2 aria-hidden strokeWidth={1.75} />
          </StepButton>
          <StepButton
            label="Redo"
            keys="Control+Shift+Z"
            id={isBar ? undefined : REDO_ID}
            onStep={onRedo}
          >
            <Redo2 aria-hidden strokeWidth={1.75} />
          </StepButton>
        </div>
      )}
      <PreviewLink form={form} variant="line" className="max-sm:px-2.5!" />
      {canEdit && (
        <Button onClick={onSave} loading={isSaving} className="max-sm:px-2.5!">
          Save Form
        </Button>
      )}
    </div>
  )
}
