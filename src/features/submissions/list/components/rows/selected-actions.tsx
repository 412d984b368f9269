import { ChevronDown, FlaskConical, type LucideIcon, Mail, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import { paths } from '@/lib/paths'
import { useDeleteSubmissions } from '../../../bin/components/use-delete'
import { MAX_SUBMISSION_IDS } from '../../../constants'
import { writeFilters } from '../../../filters'
import { useMarkTests } from '../../../records/components/test-mark-button'
import type { ListSelection } from './use-list-selection'

interface SelectedAction {
  label: string
  icon: LucideIcon
  isPending?: boolean
  act: () => void
}

function mailingAddress({ filters, chosen, isEverything }: ListSelection): string | null {
  const { formId } = filters
  if (formId === null) return null
  if (isEverything) return paths.portal.composeMailing(writeFilters({ ...filters, page: 1 }))
  if (chosen.length > MAX_SUBMISSION_IDS) return null
  const ids = chosen.map(({ id }) => id).join(',')
  return paths.portal.composeMailing(`?form=${formId}&ids=${ids}`)
}

function useSelectedActions(selection: ListSelection): SelectedAction[] {
  const router = useRouter()
  const mayWrite = useCan('mailings.send')
  const mayDelete = useCan('submissions.delete')
  const marking = useMarkTests()
  const { remove, isPending: isDeleting } = useDeleteSubmissions()
  const { chosen, filters, finish, isEverything } = selection
  const ids = chosen.map(({ id }) => id)
  const address = mayWrite ? mailingAddress(selection) : null
  const actions: SelectedAction[] = []
  if (address) actions.push({ label: 'Write', icon: Mail, act: () => router.push(address) })
  // The actions below are not offered after “select all”: the reader may not have seen every row.
  if (isEverything) return actions
  actions.push({
    label: filters.tests ? 'Not tests' : 'Mark as test',
    icon: FlaskConical,
    isPending: marking.isPending,
    act: () => marking.mark(ids, !filters.tests, () => finish(true)),
  })
  if (mayDelete) {
    actions.push({
      label: 'Delete',
      icon: Trash2,
      isPending: isDeleting,
      act: () => void remove(ids, () => finish(true)),
    })
  }
  return actions
}

export function SelectedActions({ selection }: { selection: ListSelection }) {
  const actions = useSelectedActions(selection)
  if (actions.length === 0) return null
  return (
    <>
      {actions.map(({ label, icon: Icon, isPending, act }) => (
        <Button
          key={label}
          variant="line"
          className="max-md:hidden"
          loading={isPending}
          onClick={act}
        >
          {!isPending && <Icon aria-hidden strokeWidth={1.75} />}
          {label}
        </Button>
      ))}
      <Menu>
        <MenuTrigger asChild>
          <Button variant="line" className="md:hidden">
            More
            <ChevronDown aria-hidden strokeWidth={1.75} />
          </Button>
        </MenuTrigger>
        <MenuContent align="end" className="md:hidden">
          {actions.map(({ label, icon: Icon, act }) => (
            <MenuItem key={label} onSelect={act}>
              <Icon aria-hidden strokeWidth={1.75} />
              {label}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </>
  )
}
