import {
  ChevronRight,
  Clock,
  Copy,
  Eraser,
  Inbox,
  type LucideIcon,
  PackageCheck,
  ShieldQuestionMark,
  UserRound,
} from 'lucide-react'
import { useCan } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import { LONG_WAIT_DAYS, type NextSteps } from '../schema'

interface Step {
  label: string
  count: number
  href: string
  icon: LucideIcon
}

/** Lists the steps in the order in which staff should do them. */
function listSteps(next: NextSteps): Step[] {
  const { mine, needsLook, waiting, suspected, erasures, duplicates, gaps } = next
  return [
    { label: 'Assigned to you', count: mine, href: paths.portal.mine, icon: UserRound },
    { label: 'New and unassigned', count: needsLook, href: paths.portal.needsLook, icon: Inbox },
    {
      label: `New for more than ${LONG_WAIT_DAYS} days`,
      count: waiting.count,
      href: paths.portal.submissionsWhere({ status: 'new', to: waiting.until }),
      icon: Clock,
    },
    {
      label: 'Possible spam',
      count: suspected,
      href: paths.portal.suspected,
      icon: ShieldQuestionMark,
    },
    {
      label: 'Ask to be erased',
      count: erasures,
      href: paths.portal.submissionsWhere({ erasure: 'asked' }),
      icon: Eraser,
    },
    {
      label: 'Possibly registered twice',
      count: duplicates.count,
      href: paths.portal.submission(duplicates.newest ?? 0),
      icon: Copy,
    },
    { label: 'Not delivered', count: gaps ?? 0, href: paths.portal.ledger, icon: PackageCheck },
  ].filter(({ count }) => count > 0)
}

interface NextStepsPanelProps {
  /** Null for a role that may not read registrations. Undefined until the response arrives. */
  next: NextSteps | null | undefined
}

export function NextStepsPanel({ next }: NextStepsPanelProps) {
  const maySee = useCan('submissions.read')
  if (!maySee || next === null) return null
  return (
    <Panel aria-labelledby="next-steps" className="mb-3">
      <PanelHead title="What to do next" titleId="next-steps" />
      {next ? <Steps steps={listSteps(next)} /> : <TableSkeleton rows={3} columns={2} />}
    </Panel>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return <p className="px-4 py-3 text-text-2">Nothing waits.</p>
  return (
    <ul className="grid md:grid-cols-2">
      {steps.map(({ label, count, href, icon: Icon }) => (
        <li key={label}>
          <Link
            href={href}
            className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-text no-underline hover:bg-hover focus-visible:-outline-offset-2"
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-4.5 flex-none text-text-3" />
            <span className="min-w-0 flex-1">{label}</span>
            <span className="font-semibold tabular-nums">{count.toLocaleString('en-PH')}</span>
            <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 flex-none text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
