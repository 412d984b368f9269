import { RadioCards } from '@/components/ui/radio-cards'
import type { Role } from '@/lib/access'
import { roleTitle } from '../../present'

const ROLE_SUMMARIES = {
  super_admin: 'Everything, other super admins included.',
  admin: 'Forms, registrations, the website, and all users but super admins.',
  store_manager: 'Products and orders, once they open. Sees users and forms.',
  event_coordinator: 'Forms, registrations and the website. Sees users.',
} as const satisfies Record<Role, string>

interface RoleFieldProps {
  roles: readonly Role[]
  chosen: Role
  onChoose: (role: Role) => void
}

export const RoleField = ({ roles, chosen, onChoose }: RoleFieldProps) => (
  <RadioCards
    legend="Role"
    options={roles.map((role) => ({ value: role, label: roleTitle(role) }))}
    chosen={chosen}
    onChoose={onChoose}
    hint={ROLE_SUMMARIES[chosen]}
  />
)
