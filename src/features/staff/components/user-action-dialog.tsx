import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { useActor } from '@/components/portal/current-user'
import { Dialog } from '@/components/ui/dialog'
import { ROLES } from '@/lib/access'
import { refuseChange } from '../rules'
import type { StaffMember } from '../schema'
import { InvitationLink } from './invitation-link'
import { RoleField } from './role-field'
import { useUserAction } from './use-user-action'
import { USER_ACTIONS, type UserAction } from './user-actions'

interface UserActionDialogProps {
  member: StaffMember
  action: UserAction
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
}

/** Says what is going to happen to somebody's account, and does it. */
export function UserActionDialog({
  member,
  action,
  onCloseAutoFocus,
  ...dialog
}: UserActionDialogProps) {
  const actor = useActor()
  const [role, setRole] = useState(member.role)
  const { run, isPending, link } = useUserAction(member, () => dialog.onOpenChange(false))
  if (link) {
    return (
      <Dialog {...dialog}>
        <InvitationLink email={member.email} link={link} onCloseAutoFocus={onCloseAutoFocus} />
      </Dialog>
    )
  }
  const { title, text, confirm, keep, danger } = USER_ACTIONS[action]
  const roles = ROLES.filter((other) => refuseChange(actor, member, { role: other }) === null)
  return (
    <ConfirmDialog
      {...dialog}
      title={title(member)}
      text={text(member)}
      confirm={confirm}
      keep={keep}
      danger={danger}
      pending={isPending}
      disabled={action === 'role' && role === member.role}
      onConfirm={() => run[action](role)}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {action === 'role' && <RoleField roles={roles} chosen={role} onChoose={setRole} />}
    </ConfirmDialog>
  )
}
