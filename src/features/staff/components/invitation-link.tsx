import { CopyField } from '@/components/portal/copy-field'
import { Button } from '@/components/ui/button'
import { DialogClose, DialogContent } from '@/components/ui/dialog'

interface InvitationLinkProps {
  email: string
  link: string
  onCloseAutoFocus?: (event: Event) => void
}

/** With no mail server the inviter passes the link on (design §7). */
export const InvitationLink = ({ email, link, onCloseAutoFocus }: InvitationLinkProps) => (
  <DialogContent
    title="Pass on the link"
    description={`The invitation for ${email} is ready.`}
    onCloseAutoFocus={onCloseAutoFocus}
    footer={
      <DialogClose asChild>
        <Button>Done</Button>
      </DialogClose>
    }
  >
    <CopyField label="Invitation link" value={link} />
    <p className="text-text-2">
      No mail server is set up, so the message lies in the outbox folder and reaches nobody by
      itself. Give this link to the person you invited: it works once and for 7 days.
    </p>
  </DialogContent>
)
