import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '@/components/portal/frame/current-user'
import { DialogContent } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { ROLES, type Role } from '@/lib/access'
import { notices } from '@/lib/notices/notices'
import { ButtonDialog } from '../../components/button-dialog'
import { FieldsForm } from '../../components/fields-form'
import { SubmitDialogFooter } from '../../components/submit-dialog-footer'
import { DEFAULT_INVITE_ROLE } from '../../constants'
import { refusalOfInvite } from '../../rules'
import { inviteSchema } from '../../schema'
import { useInvite } from '../client'
import { invitationLinkContent } from './invitation-link'
import { RoleField } from './role-field'

const FORM = 'invite-user'
const FIELDS = [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'off' }] as const
const emailSchema = inviteSchema.pick({ email: true })

export const InviteDialog = () => (
  <ButtonDialog
    label={
      <>
        <Plus aria-hidden strokeWidth={1.75} />
        Invite user
      </>
    }
  >
    {(close) => <InviteContent onDone={close} />}
  </ButtonDialog>
)

function InviteContent({ onDone }: { onDone: () => void }) {
  const actor = useActor()
  const { mutateAsync, isPending, data: invited } = useInvite()
  const [role, setRole] = useState<Role>(DEFAULT_INVITE_ROLE)
  if (invited?.link)
    return <DialogContent {...invitationLinkContent(invited.email, invited.link)} />
  const roles = ROLES.filter((one) => refusalOfInvite(actor, one) === null)
  return (
    <DialogContent
      title="Invite user"
      description="They receive an email with a link to create an account."
      footer={<SubmitDialogFooter form={FORM} label="Send invitation" pending={isPending} />}
    >
      <FieldsForm
        id={FORM}
        schema={emailSchema}
        values={{ email: '' }}
        fields={FIELDS}
        onSend={async ({ email }) => {
          const { link } = await mutateAsync({ email, role })
          notify(notices.invited())
          if (!link) onDone()
        }}
        failed={notices.inviteFailed}
      >
        <RoleField roles={roles} chosen={role} onChoose={setRole} />
      </FieldsForm>
    </DialogContent>
  )
}
