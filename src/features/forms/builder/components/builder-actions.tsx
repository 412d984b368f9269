import { Redo2, Undo2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { KEEP_CLEAR_PROPS } from '@/components/ui/keep-clear'
import { PreviewLink } from '../../components/preview-link'
import type { EventForm } from '../../schema'
import { BuilderMenu } from './builder-menu'
import type { BuilderDialogName } from './drafts/use-builder-draft'
import { REDO_BUTTON_ID, UNDO_BUTTON_ID } from './fields/use-field-actions'

interface BuilderActionsProps {
  form: EventForm
  canEdit: boolean
  isUnsaved: boolean
  equalsDraft: boolean
  hasDraft: boolean
  isSaving: boolean
  isKeeping: boolean
  onSave: () => void
  onKeep: (() => void) | null
  onPreview: (event: MouseEvent) => void
  onShow: (dialog: BuilderDialogName) => void
  /** Undoes the last change; null when there is nothing to undo. */
  onUndo: (() => void) | null
  onRedo: (() => void) | null
  className: string
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

/** Rendered twice: in the page head for wide screens, in a bar at the bottom for narrow ones. */
export function BuilderActions({
  form,
  canEdit,
  isUnsaved,
  equalsDraft,
  hasDraft,
  isSaving,
  isKeeping,
  onSave,
  onKeep,
  onPreview,
  onShow,
  onUndo,
  onRedo,
  className,
  isBar,
}: BuilderActionsProps) {
  return (
    <div
      {...(isBar && KEEP_CLEAR_PROPS)}
      className={cx('flex items-center gap-2 max-sm:gap-1', className)}
    >
      {(isUnsaved || equalsDraft) && (
        <p className="mr-1 text-text-3 max-lg:sr-only">
          {isUnsaved ? 'Unsaved changes' : 'Kept as draft'}
        </p>
      )}
      {canEdit && (
        <div className="flex flex-none!">
          <StepButton
            label="Undo"
            keys="Control+Z"
            id={isBar ? undefined : UNDO_BUTTON_ID}
            onStep={onUndo}
          >
            <Undo2 aria-hidden strokeWidth={1.75} />
          </StepButton>
          <StepButton
            label="Redo"
            keys="Control+Shift+Z"
            id={isBar ? undefined : REDO_BUTTON_ID}
            onStep={onRedo}
          >
            <Redo2 aria-hidden strokeWidth={1.75} />
          </StepButton>
        </div>
      )}
      <PreviewLink
        form={form}
        variant="line"
        onClick={onPreview}
        className="max-sm:px-2.5! max-[26rem]:[&_svg]:hidden max-[22rem]:px-1!"
      />
      {onKeep && !isBar && (
        <Button variant="line" onClick={onKeep} loading={isKeeping}>
          Keep as draft
        </Button>
      )}
      {canEdit && (
        <Button onClick={onSave} loading={isSaving} className="max-sm:px-2.5! max-[22rem]:px-1!">
          Save Form
        </Button>
      )}
      <BuilderMenu
        form={form}
        canEdit={canEdit}
        hasDraft={hasDraft}
        onKeep={onKeep}
        isKeepHere={isBar}
        onShow={onShow}
      />
    </div>
  )
}
