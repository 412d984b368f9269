'use client'

import { useSearchParams } from 'next/navigation'
import { blockingErrorOf } from '@/components/portal/kept-data'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { writeFilters } from '@/features/submissions/filters'
import { paths } from '@/lib/paths'
import { readAudience, readListFilters } from '../../audience-address'
import { useAudienceCounts } from '../../client'
import type { Audience } from '../../schema'
import { leftOutSentence } from '../../words'
import { ComposeForm } from './compose-form'

export function ComposeScreen() {
  const params = useSearchParams()
  const audience = readAudience(params)
  const behind = paths.portal.submissions + writeFilters(readListFilters(params))
  return (
    <>
      <PageHead
        title="Write to people"
        description="One message to each of those who have registered."
        crumb={{ href: behind, label: 'Form Submissions' }}
      />
      {audience ? (
        <Compose audience={audience} />
      ) : (
        <Panel>
          <EmptyState
            title="Choose a form first"
            text="Filter the registrations by one form, or select some of them, then write from there."
          />
        </Panel>
      )}
    </>
  )
}

function Compose({ audience }: { audience: Audience }) {
  const people = useAudienceCounts(audience)
  const { data } = people
  const error = blockingErrorOf(people)
  if (error) {
    return (
      <Panel aria-label="Recipients">
        <LoadError title="The recipients could not be counted" of={people} />
      </Panel>
    )
  }
  if (!data) {
    return (
      <Panel aria-label="Recipients">
        <TableSkeleton rows={4} columns={2} />
      </Panel>
    )
  }
  if (data.messages === 0) {
    return (
      <Panel aria-label="Recipients">
        <EmptyState title="There is nobody to write to" text={leftOutSentence(data)} />
      </Panel>
    )
  }
  return <ComposeForm audience={audience} known={data} />
}
