import { Pill } from '@/components/ui/pill'
import type { SubmissionFigures } from '../schema'

const STATUSES = [
  ['new', 'New'],
  ['reviewed', 'Reviewed'],
  ['contacted', 'Contacted'],
  ['completed', 'Completed'],
] as const satisfies readonly (readonly [keyof SubmissionFigures['byStatus'], string])[]

export const StatusCounts = ({ counts }: { counts: SubmissionFigures['byStatus'] }) => (
  <ul className="grid gap-2">
    {STATUSES.map(([status, label]) => (
      <li key={status} className="flex items-center justify-between gap-3">
        <Pill tone={status}>{label}</Pill>
        <span className="font-medium tabular-nums">{counts[status].toLocaleString('en-PH')}</span>
      </li>
    ))}
  </ul>
)
