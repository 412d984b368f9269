'use client'

import type { ReactNode } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Pill } from '@/components/ui/pill'
import { TableSkeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import type { SubmissionFigures } from '../schema'
import { FormCounts } from './form-counts'
import { TrendLine } from './trend-line'

interface SubmissionFiguresPanelProps {
  /** Null for a role that may not see submissions. Undefined until the response arrives. */
  figures: SubmissionFigures | null | undefined
}

export function SubmissionFiguresPanel({ figures }: SubmissionFiguresPanelProps) {
  const maySee = useCan('submissions.read')
  if (!maySee || figures === null) return null
  return (
    <Panel aria-labelledby="submission-figures" className="mt-3">
      <PanelHead title="Registrations" titleId="submission-figures" />
      {figures ? <Figures figures={figures} /> : <TableSkeleton rows={4} columns={3} />}
    </Panel>
  )
}

const Figures = ({
  figures: { today, perDay, byStatus, byForm },
}: {
  figures: SubmissionFigures
}) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 p-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.6fr)]">
    <Part title="New today">
      <p className="-mt-1 text-[1.75rem] leading-[1.25] font-semibold tracking-[-0.02em] tabular-nums">
        <FigureLink filters={onDay(perDay.at(-1)?.day)} label="received today">
          {today}
        </FigureLink>
      </p>
      <TrendLine days={perDay} />
    </Part>
    <Part title="By status">
      <StatusCounts counts={byStatus} />
    </Part>
    <Part title="By form, last 30 days">
      <FormCounts forms={byForm} from={perDay[0]?.day} />
    </Part>
  </div>
)

const onDay = (day: string | undefined) => (day ? { from: day, to: day } : {})

interface FigureLinkProps {
  filters: Parameters<typeof paths.portal.submissionsWhere>[0]
  label: string
  children: number
}

const FigureLink = ({ filters, label, children }: FigureLinkProps) => (
  <Link
    href={paths.portal.submissionsWhere(filters)}
    className="-mx-1 inline-flex min-h-7 items-center rounded-control px-1 text-text no-underline hover:underline max-md:min-h-11"
  >
    {children.toLocaleString('en-PH')}
    <VisuallyHidden> registrations {label}</VisuallyHidden>
  </Link>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-2.5">
    <h3 className="text-sm font-medium text-text-3">{title}</h3>
    {children}
  </div>
)

const STATUSES = [
  ['new', 'New'],
  ['reviewed', 'Reviewed'],
  ['contacted', 'Contacted'],
  ['completed', 'Completed'],
] as const satisfies readonly (readonly [keyof SubmissionFigures['byStatus'], string])[]

const StatusCounts = ({ counts }: { counts: SubmissionFigures['byStatus'] }) => (
  <ul className="grid gap-2">
    {STATUSES.map(([status, label]) => (
      <li key={status} className="flex items-center justify-between gap-3">
        <Pill tone={status}>{label}</Pill>
        <span className="font-medium tabular-nums">
          <FigureLink filters={{ status }} label={`with the status ${label}`}>
            {counts[status]}
          </FigureLink>
        </span>
      </li>
    ))}
  </ul>
)
