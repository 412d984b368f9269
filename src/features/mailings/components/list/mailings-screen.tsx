'use client'

import { blockingErrorOf } from '@/components/portal/kept-data'
import { Link } from '@/components/portal/link'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { Pill, type PillTone } from '@/components/ui/pill'
import { TableSkeleton } from '@/components/ui/skeleton'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useMailings } from '../../client'
import type { Mailing } from '../../schema'
import { mailingStateLabel, progressText } from '../../words'
import { MarkedText } from '../marked-text'

const TONES: Record<string, PillTone> = {
  Done: 'completed',
  Sending: 'reviewed',
  Paused: 'contacted',
  Stopped: 'other',
}

export function MailingsScreen() {
  const mailings = useMailings()
  const { data } = mailings
  const error = blockingErrorOf(mailings)
  return (
    <>
      <PageHead
        title="Messages"
        description="What was written to people who have registered, and how far it has come."
        crumb={{ href: paths.portal.submissions, label: 'Form Submissions' }}
      />
      <Panel aria-label="Messages">
        {error ? (
          <LoadError title="The messages could not be loaded" of={mailings} />
        ) : data ? (
          <List mailings={data} />
        ) : (
          <TableSkeleton rows={5} columns={3} />
        )}
      </Panel>
    </>
  )
}

function List({ mailings }: { mailings: readonly Mailing[] }) {
  if (mailings.length === 0) {
    return (
      <EmptyState
        title="Nothing was written yet"
        text="Filter the registrations by one form, or select some, and press Write."
        action={
          <Button asChild variant="line">
            <Link href={paths.portal.submissions}>Go to Submissions</Link>
          </Button>
        }
      />
    )
  }
  return (
    <ul>
      {mailings.map((mailing) => (
        <li
          key={mailing.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-b-0 hover:bg-hover"
        >
          <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
            <Link
              href={paths.portal.mailing(mailing.id)}
              className="inline-flex min-h-7 items-center font-semibold text-text no-underline hover:underline max-md:min-h-11"
            >
              <span>
                <MarkedText text={mailing.subject} />
              </span>
            </Link>
            <p className="text-sm text-text-3">
              {mailing.formName}
              {mailing.author && `, by ${mailing.author}`},{' '}
              <time dateTime={mailing.createdAt}>{formatTableDate(mailing.createdAt)}</time>
            </p>
          </div>
          <p className="text-text-2 tabular-nums">{progressText(mailing)}</p>
          <span className="md:w-24">
            <Pill tone={TONES[mailingStateLabel(mailing)] ?? 'other'}>
              {mailingStateLabel(mailing)}
            </Pill>
          </span>
        </li>
      ))}
    </ul>
  )
}
