'use client'

import { Disclosure } from '@/components/portal/disclosure'
import { LoadError } from '@/components/portal/load-error'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Pill } from '@/components/ui/pill'
import { TableSkeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatTableDate } from '@/lib/dates'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { SessionDevice } from '../../schema'
import { useEndSession, useOwnSessions } from '../client'

function Row({ session }: { session: SessionDevice }) {
  const end = useEndSession()
  const { id, device, address, lastSeenAt, isThisOne } = session
  const endIt = () =>
    // Uses the promise, because a mutation's callbacks do not run after its row has unmounted.
    end.mutateAsync(id).then(
      () => notify(notices.sessionEnded(device)),
      (error: unknown) => notify(notices.sessionEndFailed(errorSentence(error))),
    )
  return (
    <li className="flex min-h-14 items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0">
      <div className="mr-auto min-w-0">
        <p className="font-medium wrap-anywhere">{device}</p>
        <p className="text-sm text-text-3 wrap-anywhere">
          {address} · last seen <time dateTime={lastSeenAt}>{formatTableDate(lastSeenAt)}</time>
        </p>
      </div>
      {isThisOne ? (
        <Pill tone="active" className="flex-none">
          This device
        </Pill>
      ) : (
        <Button variant="line" className="flex-none" loading={end.isPending} onClick={endIt}>
          End<VisuallyHidden> the session on {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

const SHOWN = 10

const Rows = ({ sessions }: { sessions: SessionDevice[] }) => (
  <ul>
    {sessions.map((session) => (
      <Row key={session.id} session={session} />
    ))}
  </ul>
)

export function SessionList() {
  const results = useOwnSessions()
  const { data, error } = results
  if (data) {
    return (
      <>
        <Rows sessions={data.slice(0, SHOWN)} />
        {data.length > SHOWN && (
          <Disclosure
            label={`${data.length - SHOWN} more`}
            labelClassName="px-4 py-2.5 font-medium"
            className="border-t border-line"
          >
            <Rows sessions={data.slice(SHOWN)} />
          </Disclosure>
        )}
      </>
    )
  }
  if (!error) return <TableSkeleton rows={2} columns={2} />
  const title = 'Your sessions could not be loaded'
  return <LoadError title={title} of={results} />
}
