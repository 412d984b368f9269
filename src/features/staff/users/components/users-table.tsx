// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost
import { useActor, useCan } from '@/components/portal/frame/current-user'
import { TableHead } from '@/components/portal/table-head'
import { refusalOfChange } from '../../rules'
import type { StaffMember } from '../../schema'
import type { UserAction } from './user-actions'
import { UserMenu } from './user-menu'
import { UserRow } from './user-row'

const COLUMNS = ['Name', 'Email', 'Role', 'Status', 'Created']

interface UsersTableProps {
  users: readonly StaffMember[]
  onChoose: (member: StaffMember, action: UserAction) => void
}

export function UsersTable({ users, onChoose }: UsersTableProps) {
  const actor = useActor()
  const manages = useCan('staff.manage')
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <TableHead labels={manages ? [...COLUMNS, 'Actions'] : COLUMNS} />
      <tbody role="rowgroup" className="max-md:block">
        {users.map((member) => {
          const isOpen = refusalOfChange(actor, member, {}) === null
          const menu = isOpen ? (
            <UserMenu member={member} onChoose={(action) => onChoose(member, action)} />
          ) : null
          return <UserRow key={member.id} member={member} {...(manages && { menu })} />
        })}
      </tbody>
    </table>
  )
}
