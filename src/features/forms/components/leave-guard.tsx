import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useLeaveGuard } from './use-leave-guard'

interface LeaveGuardProps {
  isUnsaved: boolean
  returnTo?: () => HTMLElement | null
}

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
