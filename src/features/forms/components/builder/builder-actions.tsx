import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { EventForm } from '../../schema'
import { PreviewLink } from '../list/preview-link'

interface BuilderActionsProps {
  form: EventForm
  canEdit: boolean
  isUnsaved: boolean
  isSaving: boolean
  onSave: () => void
  className: string
  /** At the bottom edge of narrow screens. */
  isBar?: boolean
}

/** In the page head on wide screens, in a bar at the bottom edge on narrow ones. */
export function BuilderActions({
  form,
  canEdit,
  isUnsaved,
  isSaving,
  onSave,
  className,
  isBar,
}: BuilderActionsProps) {
  return (
    <div
      data-bottom-bar={isBar ? 'narrow' : undefined}
      className={cx('flex items-center gap-2', className)}
    >
      {isUnsaved && <p className="mr-1 text-text-3 max-lg:sr-only">Unsaved changes</p>}
      <PreviewLink form={form} variant="line" />
      {canEdit && (
        <Button onClick={onSave} loading={isSaving}>
          Save Form
        </Button>
      )}
    </div>
  )
}
