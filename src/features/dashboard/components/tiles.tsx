import { NAV_ENTRIES, type NavEntry } from '@/components/portal/frame/nav-entries'
import { Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import type { Dashboard } from '../schema'
import { DashboardTile, type DashboardTileContent } from './tile'

const SECTIONS = NAV_ENTRIES.filter(({ href }) => href !== paths.portal.dashboard)

const SOON: DashboardTileContent = { figure: 'Coming Soon', note: 'Not open yet', muted: true }
const REFUSED: DashboardTileContent = {
  figure: 'Not shown',
  note: 'Not open to your role',
  muted: true,
}
const UNKNOWN: DashboardTileContent = {
  figure: 'Not known',
  note: 'Could not be loaded',
  muted: true,
}
const LOADING: DashboardTileContent = {
  figure: <Skeleton className="mt-2 h-5 w-[6ch]" />,
  note: <Skeleton className="my-1 w-[9ch]" />,
}

const counts = (total: number, part: number, word: string): DashboardTileContent => ({
  figure: total.toLocaleString('en-PH'),
  note: `${part.toLocaleString('en-PH')} ${word}`,
})

interface TilesProps {
  dashboard: Dashboard | undefined
  hasFailed: boolean
}

function contentOf(
  { href, soon }: NavEntry,
  { dashboard, hasFailed }: TilesProps,
): DashboardTileContent {
  if (soon) return SOON
  if (!dashboard) return hasFailed ? UNKNOWN : LOADING
  const { users, forms, submissions } = dashboard
  if (href === paths.portal.users) {
    return { ...counts(users.total, users.active, 'active'), noteHref: paths.portal.activeUsers }
  }
  if (href === paths.portal.forms) {
    return { ...counts(forms.total, forms.active, 'active'), noteHref: paths.portal.activeForms }
  }
  if (!submissions) return REFUSED
  const noteHref = paths.portal.submissionsWhere({ status: 'new' })
  return { ...counts(submissions.total, submissions.new, 'new'), noteHref }
}

export const DashboardTiles = (props: TilesProps) => (
  <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
    {SECTIONS.map((entry) => (
      <DashboardTile
        key={entry.href}
        label={entry.label}
        href={entry.href}
        icon={entry.icon}
        {...contentOf(entry, props)}
      />
    ))}
  </div>
)
