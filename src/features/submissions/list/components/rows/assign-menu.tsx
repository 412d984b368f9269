import { ChevronDown } from 'lucide-react'
import { useActor } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import { useColleagues } from '../../../assignment/client'
import { useBulkAssign } from '../../../assignment/components/use-bulk-assign'
import type { ListSelection } from './use-list-selection'

export const AssignMenu = ({ selection }: { selection: ListSelection }) => (
  <Menu>
    <MenuTrigger asChild>
      <Button variant="line" className="max-md:flex-1">
        Assign
        <ChevronDown aria-hidden strokeWidth={1.75} className="max-md:hidden" />
      </Button>
    </MenuTrigger>
    <MenuContent
      align="end"
      className="max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto"
    >
      <People selection={selection} />
    </MenuContent>
  </Menu>
)

function People({ selection }: { selection: ListSelection }) {
  const { id } = useActor()
  const { data, isLoadingError } = useColleagues()
  const assign = useBulkAssign(id)
  if (!data) {
    return (
      <MenuItem disabled>
        {isLoadingError ? 'The staff could not be loaded' : 'Loading...'}
      </MenuItem>
    )
  }
  const own = data.filter((colleague) => colleague.id === id)
  const others = data.filter((colleague) => colleague.id !== id)
  return (
    <>
      {[...own, ...others].map((colleague) => (
        <MenuItem
          key={colleague.id}
          className="wrap-anywhere"
          onSelect={() => void assign(selection, { id: colleague.id, name: colleague.name })}
        >
          {colleague.id === id ? `Me (${colleague.name})` : colleague.name}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => void assign(selection, null)}>Nobody</MenuItem>
    </>
  )
}
