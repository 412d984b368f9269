import { useState } from 'react'
import { confirmationDialogProps } from '@/components/portal/confirm-dialog'
import { useActor } from '@/components/portal/frame/current-user'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { ROLES } from '@/lib/access'
import { refusalOfChange } from '../../rules'
import type { StaffMember } from '../../schema'
import { invitationLinkContent } from './invitation-link'
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

export function UserActionDialog({
  member,
  action,
  onCloseAutoFocus,
  ...dialog
}: UserActionDialogProps) {
  const actor = useActor()
  const [role, setRole] = useState(member.role)
  const { run, isPending, link } = useUserAction(member, () => dialog.onOpenChange(false))
  const { title, text, confirm, keep, danger } = USER_ACTIONS[action]
  const roles = ROLES.filter((other) => refusalOfChange(actor, member, { role: other }) === null)
  const content = link
    ? invitationLinkContent(member.email, link)
    : confirmationDialogProps({
        title: title(member),
        text: text(member),
        confirm,
        keep,
        danger,
        pending: isPending,
        disabled: action === 'role' && role === member.role,
        onConfirm: () => run[action](role),
        children: action === 'role' && <RoleField roles={roles} chosen={role} onChoose={setRole} />,
      })
  return (
    <Dialog {...dialog}>
      <DialogContent {...content} onCloseAutoFocus={onCloseAutoFocus} />
    </Dialog>
  )
}
