import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useLeaveGuard } from './use-leave-guard'

interface LeaveGuardProps {
  isUnsaved: boolean
  /**
   * Returns the element that gets the focus when the pressed control no longer exists, such as the
   * entry of a closed menu.
   */
  returnTo?: () => HTMLElement | null
}

/** Asks for confirmation before a screen with unsaved work is left. */
export function LeaveGuard({ isUnsaved, returnTo }: LeaveGuardProps) {
  const { isAsking, stay, leave, returnFocus } = useLeaveGuard(isUnsaved, returnTo)
  return (
    <Dialog open={isAsking} onOpenChange={(open) => !open && stay()}>
      <DialogContent
        title="Leave without saving?"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnFocus()
        }}
        footer={
          <>
            <Button variant="line" onClick={leave}>
              Leave
            </Button>
            <Button onClick={stay}>Keep editing</Button>
          </>
        }
      >
        <p>The changes to this form since it was last saved will be lost.</p>
      </DialogContent>
    </Dialog>
  )
}
