import { useState } from 'react'
import { Disclosure } from '@/components/portal/disclosure'
import { useCan } from '@/components/portal/frame/current-user'
import { InlineLoadError } from '@/components/portal/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { describeActor } from '@/lib/audit/own-actions'
import { describeAction } from '@/lib/audit/sentences'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useLogLines } from '../log-client'

export function SubmissionLog({ id }: { id: number }) {
  const mayReadLog = useCan('audit.read')
  return (
    <>
      <LogPart label="History" path={paths.api.submissionHistory(id)} />
      {mayReadLog && <LogPart label="Who looked at it" path={paths.api.submissionLog(id)} />}
    </>
  )
}

function LogPart({ label, path }: { label: string; path: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      label={label}
      labelClassName="text-[0.9375rem] font-semibold"
      className="border-t border-line pt-4"
      onToggle={setOpen}
    >
      {isOpen && <Lines label={label} path={path} />}
    </Disclosure>
  )
}

function Lines({ label, path }: { label: string; path: string }) {
  const { data: lines, isError, refetch, isFetching } = useLogLines(path)
  if (isError && !lines) {
    return (
      <InlineLoadError
        text="It could not be loaded."
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!lines) return <Skeleton className="my-1.5 w-[24ch]" />
  if (lines.length === 0) return <p className="text-text-3">Nothing yet</p>
  return (
    <ul aria-label={label} className="mt-2 grid gap-1.5">
      {lines.map(({ id: line, at, actorName, action, subject, detail }) => (
        <li key={line} className="flex flex-wrap gap-x-3 wrap-anywhere">
          <time dateTime={at} className="text-sm text-text-3 tabular-nums">
            {formatTableDate(at)}
          </time>
          <span>
            <b className="font-semibold">{describeActor(action, actorName)}</b>{' '}
            {describeAction(action, { subject, detail })}
          </span>
        </li>
      ))}
    </ul>
  )
}
