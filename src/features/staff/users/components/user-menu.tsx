import { Ellipsis } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import type { StaffMember } from '../../schema'
import { USER_ACTIONS, type UserAction, userActionsOf } from './user-actions'

export const userMenuId = ({ id }: Pick<StaffMember, 'id'>) => `user-menu-${id}`

interface UserMenuProps {
  member: StaffMember
  onChoose: (action: UserAction) => void
}

export const UserMenu = ({ member, onChoose }: UserMenuProps) => (
  <Menu>
    <MenuTrigger asChild>
      <Button
        id={userMenuId(member)}
        variant="quiet"
        size="icon"
        aria-label={`Actions for ${member.name}`}
      >
        <Ellipsis aria-hidden strokeWidth={1.75} />
      </Button>
    </MenuTrigger>
    <MenuContent align="end">
      {userActionsOf(member).map((action) => {
        const { icon: Icon, label, danger } = USER_ACTIONS[action]
        return (
          <MenuItem
            key={action}
            onSelect={() => onChoose(action)}
            className={danger ? 'text-error' : undefined}
          >
            <Icon aria-hidden strokeWidth={1.75} />
            {label}
          </MenuItem>
        )
      })}
    </MenuContent>
  </Menu>
)
