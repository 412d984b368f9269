import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { formatTableDate } from '@/lib/dates'
import type { MergedSubmission } from '../../merging'
import { useUnmerge } from './use-merge'

interface MergedRecordsProps {
  kept: number
  merged: readonly MergedSubmission[]
}

export function MergedRecords({ kept, merged }: MergedRecordsProps) {
  const mayWrite = useCan('submissions.write')
  const { unmerge, isPending } = useUnmerge()
  if (merged.length === 0) return null
  return (
    <ul aria-label="Merged" className="grid gap-1.5">
      {merged.map(({ id, reference, mergedAt, mergedBy }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="mr-auto text-text-2">
            #{id} ({reference}) was merged into this by {mergedBy ?? 'a former colleague'},{' '}
            <time dateTime={mergedAt}>{formatTableDate(mergedAt)}</time>
          </span>
          {mayWrite && (
            <Button
              variant="line"
              loading={isPending}
              aria-label={`Unmerge #${id}`}
              onClick={() => unmerge(kept, id)}
            >
              Unmerge
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
