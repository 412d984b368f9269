import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { invitationLink } from './invitation-link'
import { InviteFields } from './invite-fields'
import { useInviteForm } from './use-invite-form'

const FORM_ID = 'invite-user'

/** The invite button and its dialog. */
export function InviteDialog() {
  const [open, setOpen] = useState(false)
  // A new key at each opening empties the form. It cannot be emptied at closing, which is animated
  // with the form still visible.
  const [opening, setOpening] = useState(0)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) setOpening(opening + 1)
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          Invite user
        </Button>
      </DialogTrigger>
      <InviteContent key={opening} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function InviteContent({ onDone }: { onDone: () => void }) {
  const { form, submit, isPending, invited } = useInviteForm(onDone)
  if (invited?.link) return <DialogContent {...invitationLink(invited.email, invited.link)} />
  return (
    <DialogContent
      title="Invite user"
      description="They receive an email with a link to create an account."
      footer={
        <>
          <DialogClose asChild>
            <Button variant="line">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={FORM_ID} loading={isPending}>
            Send invitation
          </Button>
        </>
      }
    >
      <InviteFields id={FORM_ID} form={form} onSubmit={submit} />
    </DialogContent>
  )
}
