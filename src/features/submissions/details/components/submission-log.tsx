import { useState } from 'react'
import { Disclosure } from '@/components/portal/disclosure'
import { useCan } from '@/components/portal/frame/current-user'
import { PartError } from '@/components/portal/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { describeAction } from '@/lib/audit/sentences'
import { formatTableDate } from '@/lib/dates'
import { useSubmissionLog } from '../log-client'

/**
 * Who viewed a registration and what was done with it; shown to roles that may read the audit log.
 */
export function SubmissionLog({ id }: { id: number }) {
  const mayRead = useCan('audit.read')
  const [isOpen, setOpen] = useState(false)
  if (!mayRead) return null
  return (
    <Disclosure
      label="Who looked at it"
      labelClassName="text-[0.9375rem] font-semibold"
      className="border-t border-line pt-4"
      onToggle={setOpen}
    >
      {isOpen && <Lines id={id} />}
    </Disclosure>
  )
}

function Lines({ id }: { id: number }) {
  const { data: lines, isError, refetch, isFetching } = useSubmissionLog(id)
  if (isError && !lines) {
    return (
      <PartError
        text="The log could not be loaded."
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!lines) return <Skeleton className="my-1.5 w-[24ch]" />
  if (lines.length === 0) return <p className="text-text-3">Nobody yet</p>
  return (
    <ul aria-label="Log" className="mt-2 grid gap-1.5">
      {lines.map(({ id: line, at, actorName, action, subject, detail }) => (
        <li key={line} className="flex flex-wrap gap-x-3 wrap-anywhere">
          <time dateTime={at} className="text-sm text-text-3 tabular-nums">
            {formatTableDate(at)}
          </time>
          <span>
            <b className="font-semibold">{actorName ?? 'Unknown'}</b>{' '}
            {describeAction(action, { subject, detail })}
          </span>
        </li>
      ))}
    </ul>
  )
}
