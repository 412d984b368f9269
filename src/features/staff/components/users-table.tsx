// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { useActor, useCan } from '@/components/portal/current-user'
import { cx } from '@/components/ui/cx'
import { refuseChange } from '../rules'
import type { StaffMember } from '../schema'
import type { UserAction } from './user-actions'
import { UserMenu } from './user-menu'
import { UserRow } from './user-row'

const HEAD = 'h-9.5 px-4 text-left text-sm font-medium whitespace-nowrap text-text-3'
const COLUMNS = ['Name', 'Email', 'Role', 'Status', 'Created']

interface UsersTableProps {
  users: readonly StaffMember[]
  onChoose: (member: StaffMember, action: UserAction) => void
}

/** A table; cards on phones, where the header row stays for screen readers. */
export function UsersTable({ users, onChoose }: UsersTableProps) {
  const actor = useActor()
  const manages = useCan('staff.manage')
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line">
          {(manages ? [...COLUMNS, 'Actions'] : COLUMNS).map((label) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={cx(HEAD, label === 'Actions' && 'text-right')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {users.map((member) => {
          const isOpen = refuseChange(actor, member, {}) === null
          const menu = isOpen ? (
            <UserMenu member={member} onChoose={(action) => onChoose(member, action)} />
          ) : null
          return <UserRow key={member.id} member={member} {...(manages && { menu })} />
        })}
      </tbody>
    </table>
  )
}
