import { CopyField } from '@/components/portal/copy-field'
import { Button } from '@/components/ui/button'
import { DialogClose, type DialogContentProps } from '@/components/ui/dialog'

/**
 * Returns the content that replaces that of the open dialog (Spec §4), because a second dialog
 * would move the focus twice.
 */
export const invitationLinkContent = (email: string, link: string): DialogContentProps => ({
  title: 'Pass on the link',
  description: `The invitation for ${email} is ready.`,
  footer: (
    <DialogClose asChild>
      <Button>Done</Button>
    </DialogClose>
  ),
  children: (
    <>
      <CopyField label="Invitation link" value={link} />
      <p className="text-text-2">
        No mail server is set up, so the message is kept in the outbox and reaches nobody by itself.
        Give this link to the person you invited: it works once and for 7 days.
      </p>
    </>
  ),
})
