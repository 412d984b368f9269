import { ChevronDown, X } from 'lucide-react'
import { SelectedItemsBar } from '@/components/portal/choose/selected-items-bar'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import { StatusPill, statusLabel } from '../../../components/status-pill'
import { SUBMISSION_STATUSES } from '../../../constants'
import { useSetBulkStatus } from '../../../status/components/use-status'
import { AssignMenu } from './assign-menu'
import { SelectedActions } from './selected-actions'
import type { ListSelection } from './use-list-selection'

function StatusButton({ selection }: { selection: ListSelection }) {
  const setStatuses = useSetBulkStatus()
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="line" className="max-md:flex-1">
          Set status
          <ChevronDown aria-hidden strokeWidth={1.75} className="max-md:hidden" />
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {SUBMISSION_STATUSES.map((status) => (
          <MenuItem
            key={status}
            textValue={statusLabel(status)}
            onSelect={() => void setStatuses(selection, status)}
          >
            <StatusPill status={status} />
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}

export function SelectionBar({ selection }: { selection: ListSelection }) {
  const { count, total, isPage, togglePage, clear } = selection
  return (
    <SelectedItemsBar
      label="Selected registrations"
      count={count}
      className="max-md:gap-1.5 max-md:px-3"
    >
      {!isPage && (
        <Button variant="quiet" className="px-2! text-on-selected! md:hidden" onClick={togglePage}>
          Select page
        </Button>
      )}
      {isPage && count < total && selection.canBeEverything && (
        <Button
          variant="quiet"
          className="px-2! text-on-selected!"
          onClick={selection.selectEverything}
        >
          <span>
            Select all {total.toLocaleString('en-PH')}
            <span className="max-md:sr-only"> that match</span>
          </span>
        </Button>
      )}
      <i aria-hidden className="basis-full md:hidden" />
      <StatusButton selection={selection} />
      <AssignMenu selection={selection} />
      <SelectedActions selection={selection} />
      <Button
        variant="quiet"
        size="icon"
        aria-label="Clear selection"
        className="text-on-selected! max-md:-order-1"
        onClick={clear}
      >
        <X aria-hidden strokeWidth={1.75} />
      </Button>
    </SelectedItemsBar>
  )
}
