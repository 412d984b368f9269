import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import type { UnsentNotesQuestion } from './use-unsent-notes'

export const UnsentNotesDialog = ({
  leave: { isOpen: isStaying, asked, stay, close },
}: {
  leave: UnsentNotesQuestion
}) => (
  <ConfirmDialog
    open={asked.length > 0}
    onOpenChange={(isOpen) => isOpen || stay()}
    onCloseAutoFocus={(event) => {
      event.preventDefault()
      if (isStaying) document.getElementById('submission-note')?.focus()
    }}
    title="A note is not sent"
    text={`Nobody else sees what you have written on ${asked.map((one) => `#${one}`).join(', ')}. It stays here until you leave the portal.`}
    keep="Go on writing"
    confirm="Close anyway"
    onConfirm={close}
  />
)
