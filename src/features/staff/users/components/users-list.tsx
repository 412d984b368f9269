import { useState } from 'react'
import type { StaffMember } from '../../schema'
import { UserActionDialog } from './user-action-dialog'
import type { UserAction } from './user-actions'
import { userMenuId } from './user-menu'
import { UsersTable } from './users-table'

interface Choice {
  member: StaffMember
  action: UserAction
  /** The dialog's React key, which is new for each opening, so that the state starts anew. */
  opening: number
}

/**
 * The table of users with one dialog for all rows, because a dialog inside a row would disappear
 * together with that row.
 */
export function UsersList({ users }: { users: readonly StaffMember[] }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [open, setOpen] = useState(false)

  const choose = (member: StaffMember, action: UserAction) => {
    setChoice({ member, action, opening: (choice?.opening ?? 0) + 1 })
    setOpen(true)
  }

  const returnFocus = (event: Event) => {
    event.preventDefault()
    const menu = choice && document.getElementById(userMenuId(choice.member))
    // The row may have disappeared, as with a cancelled invitation.
    const target = menu ?? document.getElementById('main')
    target?.focus()
  }

  return (
    <>
      <UsersTable users={users} onChoose={choose} />
      {choice && (
        <UserActionDialog
          key={choice.opening}
          member={choice.member}
          action={choice.action}
          open={open}
          onOpenChange={setOpen}
          onCloseAutoFocus={returnFocus}
        />
      )}
    </>
  )
}
