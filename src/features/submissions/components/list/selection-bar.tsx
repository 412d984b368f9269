import { ChevronDown, Trash2, X } from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import { SUBMISSION_STATUSES } from '../../schema'
import { useDelete } from '../bin/use-delete'
import { StatusPill, statusLabel } from '../status-pill'
import { useBulkStatus } from './use-bulk-status'
import type { Selection } from './use-selection'

/** Below the rows, so that they stay where they are; at the window's edge while the list is long. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const setStatuses = useBulkStatus()
  const { remove } = useDelete()
  const mayDelete = useCan('submissions.delete')
  const { selected, isAll, toggleAll, clear } = selection
  if (selected.length === 0) return null
  return (
    <section
      aria-label="Selected submissions"
      data-bottom-bar="always"
      className="sticky bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-2 border-t border-line bg-selected px-4 py-2 max-md:gap-1 max-md:px-3"
    >
      <p role="status" className="mr-auto font-medium text-on-selected tabular-nums">
        {selected.length} selected
      </p>
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
    </section>
  )
}
