import { ChevronDown, Mail, Trash2, X } from 'lucide-react'
import Link from 'next/link'
import { lazy, Suspense } from 'react'
import { ChoiceBar } from '@/components/portal/choose/choice-bar'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import { paths } from '@/lib/paths'
import { useDelete } from '../../../bin/client'
import { StatusPill, statusLabel } from '../../../components/status-pill'
import { MAX_STATUS_CHANGES, SUBMISSION_STATUSES } from '../../../constants'
import { writeFilters } from '../../../filters'
import { useBulkStatus } from '../../../status/components/use-status'
import type { ListSelection } from './use-list-selection'

/** Links to a mailing to the selected rows; nothing when the list is not filtered by one form. */
function WriteLink({ selection: { filters, chosen, isEverything } }: { selection: ListSelection }) {
  const mayWrite = useCan('mailings.send')
  const { formId } = filters
  if (!mayWrite || formId === null) return null
  // No link: so many ids would not fit into a URL.
  if (!isEverything && chosen.length > MAX_STATUS_CHANGES) return null
  const query = isEverything
    ? writeFilters({ ...filters, page: 1 })
    : `?form=${formId}&ids=${chosen.map(({ id }) => id).join(',')}`
  return (
    <Button asChild variant="line" className="max-md:px-2.5!">
      <Link href={paths.portal.composeMailing(query)}>
        <Mail aria-hidden strokeWidth={1.75} />
        <span className="max-md:sr-only">Write</span>
      </Link>
    </Button>
  )
}

// Loaded separately, because the list's first screen does not need it.
const MarkSelectedButton = lazy(() =>
  import('./mark-selected-button').then((module) => ({
    default: module.MarkSelectedButton,
  })),
)

/** Actions on the selected rows. */
export function SelectionBar({ selection }: { selection: ListSelection }) {
  const setStatuses = useBulkStatus()
  const { remove } = useDelete()
  const mayDelete = useCan('submissions.delete')
  const { chosen, count, total, isEverything, isPage, togglePage, clear } = selection
  const ids = chosen.map(({ id }) => id)
  if (count === 0) return null
  return (
    <ChoiceBar label="Selected submissions" count={count} className="max-md:gap-1.5 max-md:px-3">
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
      {/* On phones the actions get a line of their own, below the count and the clear button. */}
      <i aria-hidden className="basis-full md:hidden" />
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
              onSelect={() => setStatuses(selection, status)}
            >
              <StatusPill status={status} />
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      <WriteLink selection={selection} />
      {!isEverything && (
        <Suspense>
          <MarkSelectedButton selection={selection} />
        </Suspense>
      )}
      {/* Not offered after "select all": the reader may not have seen those rows. */}
      {mayDelete && !isEverything && (
        <Button variant="line" className="max-md:px-2.5!" onClick={() => remove(ids).then(clear)}>
          <Trash2 aria-hidden strokeWidth={1.75} />
          <span className="max-md:sr-only">Delete</span>
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label="Clear selection"
        className="text-on-selected! max-md:-order-1"
        onClick={clear}
      >
        <X aria-hidden strokeWidth={1.75} />
      </Button>
    </ChoiceBar>
  )
}
