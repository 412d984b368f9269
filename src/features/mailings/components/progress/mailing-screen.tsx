'use client'

import { useState } from 'react'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { countPages, Pager } from '@/components/portal/pager'
import { EarlierRowsLine } from '@/components/portal/stale-line'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { formatDetailsDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { type RecipientsView, useMailing } from '../../client'
import { type MailingDetails, RECIPIENTS_PAGE_SIZE } from '../../schema'
import { mailingStateLabel, progressText } from '../../words'
import { MarkedText } from '../marked-text'
import { MailingActions, PROGRESS_PANEL_ID } from './mailing-actions'
import { RecipientTable } from './recipient-table'
import { RecipientStateSelect } from './state-select'

export function MailingScreen({ id }: { id: number }) {
  const [shown, setShown] = useState<RecipientsView>({ state: null, page: 1 })
  const results = useMailing(id, shown)
  const { data, error, isEarlier, isFetching, refetch } = results
  const pages = countPages(data?.found ?? 0, RECIPIENTS_PAGE_SIZE)
  // The list of waiting messages shrinks as they are sent, so the open page may disappear.
  if (data && !results.isPlaceholderData && shown.page > pages) setShown({ ...shown, page: pages })
  return (
    <>
      <PageHead
        title={data ? <MarkedText text={data.subject} /> : 'Message'}
        description={data && <Description mailing={data} />}
        crumb={{ href: paths.portal.mailings, label: 'Messages' }}
        actions={data && <MailingActions mailing={data} />}
      />
      {error ? (
        <Panel aria-label="Message">
          <LoadError title="The message could not be loaded" of={results} />
        </Panel>
      ) : data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Progress mailing={data} />
          <Panel aria-labelledby="recipients">
            <PanelHead title="Recipients" titleId="recipients">
              <RecipientStateSelect
                state={shown.state}
                onState={(state) => setShown({ state, page: 1 })}
                counts={data.counts}
              />
            </PanelHead>
            {isEarlier && <EarlierRowsLine onRetry={refetch} retrying={isFetching} />}
            <RecipientTable recipients={data.recipients} />
            {pages > 1 && (
              <Pager
                page={shown.page}
                pages={pages}
                onPage={(page) => setShown({ ...shown, page })}
              />
            )}
          </Panel>
          <Panel aria-labelledby="mailing-words">
            <PanelHead title="Text" titleId="mailing-words" />
            <p className="px-4 py-3 whitespace-pre-wrap wrap-anywhere">
              <MarkedText text={data.text} />
            </p>
          </Panel>
        </div>
      ) : (
        <Panel aria-label="Message">
          <TableSkeleton rows={6} columns={3} />
        </Panel>
      )}
    </>
  )
}

const Description = ({ mailing: { formName, author, createdAt } }: { mailing: MailingDetails }) => (
  <>
    {formName}, {author ? `by ${author}, ` : ''}
    <time dateTime={createdAt}>{formatDetailsDate(createdAt)}</time>
  </>
)

function Progress({ mailing }: { mailing: MailingDetails }) {
  const { counts, trouble, state } = mailing
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  // Stopping a mailing skips the remaining messages. They still count as left here.
  const left = counts.waiting + (state === 'stopped' ? counts.skipped : 0)
  return (
    <Panel id={PROGRESS_PANEL_ID} tabIndex={-1} aria-label="Progress" className="grid gap-2 p-4">
      <p role="status" className="flex flex-wrap gap-x-3 tabular-nums">
        <b className="font-semibold">{mailingStateLabel(mailing)}</b>
        <span>{progressText(mailing)}</span>
      </p>
      <progress
        aria-label="Messages that are through"
        max={Math.max(1, all)}
        value={all - left}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill border-0 bg-line [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-success"
      />
      {trouble && (
        <p role="alert" className="text-error wrap-anywhere">
          {trouble} It is tried again by itself.
        </p>
      )}
    </Panel>
  )
}
