import { ChevronDown, Trash2, X } from 'lucide-react'
import { ChoiceBar } from '@/components/portal/choose/choice-bar'
import type { Selection } from '@/components/portal/choose/use-selection'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import type { Submission } from '../../schema'
import { SUBMISSION_STATUSES } from '../../schema'
import { useDelete } from '../bin/use-delete'
import { StatusPill, statusLabel } from '../status-pill'
import { useBulkStatus } from './use-bulk-status'

/** What can be done with the selected rows. */
export function SelectionBar({ selection }: { selection: Selection<Submission> }) {
  const setStatuses = useBulkStatus()
  const { remove } = useDelete()
  const mayDelete = useCan('submissions.delete')
  const { selected, isAll, toggleAll, clear } = selection
  if (selected.length === 0) return null
  return (
    <ChoiceBar
      label="Selected submissions"
      count={selected.length}
      className="max-md:gap-1 max-md:px-3"
    >
      {!isAll && (
        <Button variant="quiet" className="px-2! text-on-selected! md:hidden" onClick={toggleAll}>
          Select page
        </Button>
      )}
      <Menu>
        <MenuTrigger asChild>
          <Button variant="line">
            Set status
            <ChevronDown aria-hidden strokeWidth={1.75} className="max-md:hidden" />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {SUBMISSION_STATUSES.map((status) => (
            <MenuItem
              key={status}
              textValue={statusLabel(status)}
              onSelect={() => setStatuses(selected, status)}
            >
              <StatusPill status={status} />
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      {mayDelete && (
        <Button
          variant="line"
          className="max-md:px-2.5!"
          onClick={() => remove(selected.map(({ id }) => id))}
        >
          <Trash2 aria-hidden strokeWidth={1.75} />
          {/* On phones the bar is one line. */}
          <span className="max-md:sr-only">Delete</span>
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label="Clear selection"
        className="text-on-selected!"
        onClick={clear}
      >
        <X aria-hidden strokeWidth={1.75} />
      </Button>
    </ChoiceBar>
  )
}
