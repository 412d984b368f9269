'use client'

import { Suspense } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { Link } from '@/components/portal/link'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import { useDashboard } from '../client'
import { ActivityFeed } from './activity-feed'
import { NextStepsPanel } from './next-steps'
import { QuickActions } from './quick-actions'
import { RoleLinksPanel } from './role-links-panel'
import { SubmissionFiguresPanel } from './submission-figures-panel'
import { DashboardTiles } from './tiles'

const FollowChanges = lazyWithRetries(() =>
  import('./follow-changes').then((module) => module.FollowDashboardChanges),
)

export function DashboardScreen() {
  const results = useDashboard()
  const { data, error } = results
  const mayReadAll = useCan('audit.read')
  return (
    <>
      <PageHead title="Dashboard" />
      {data?.submissions && (
        <Suspense>
          <FollowChanges />
        </Suspense>
      )}
      {data?.warning && (
        <p
          role="status"
          className="mb-3 rounded-card border border-line bg-error-bg px-4 py-3 text-error"
        >
          {data.warning}
        </p>
      )}
      {(data || !error) && <NextStepsPanel next={data?.next} />}
      <DashboardTiles dashboard={data} hasFailed={Boolean(error)} />
      <RoleLinksPanel />
      {(data || !error) && <SubmissionFiguresPanel figures={data?.submissions} />}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 lg:items-start lg:has-[[aria-labelledby=quick-actions]_li]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel aria-labelledby="recent-activity">
          <PanelHead title="Recent activity" titleId="recent-activity">
            {mayReadAll && (
              <Link
                href={paths.portal.audit}
                className="-mr-2 inline-flex min-h-9 items-center rounded-control px-2 font-medium text-text-2 no-underline hover:bg-hover hover:text-text max-md:min-h-11"
              >
                View all<VisuallyHidden> activity</VisuallyHidden>
              </Link>
            )}
          </PanelHead>
          {data ? (
            <ActivityFeed activities={data.activity} />
          ) : error ? (
            <LoadError title="The dashboard could not be loaded" of={results} />
          ) : (
            <TableSkeleton rows={6} columns={2} />
          )}
        </Panel>
        <QuickActions />
      </div>
    </>
  )
}
