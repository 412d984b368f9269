import type { Metadata } from 'next'
import { PreloadedQueries, type PreloadedQuery } from '@/components/portal/given-data'
import { PageHead } from '@/components/portal/page-head'
import { SubmissionsScreen } from '@/features/submissions/list/components/submissions-screen'
import { preloadFirstScreen } from '@/features/submissions/list/server/first-screen'
import { findPageActor } from '@/lib/http/page-actor'
import { paths } from '@/lib/paths'
import { BinList, SuspectedSubmissionsList } from './other-lists'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const viewOf = async ({ searchParams }: PageProps) => (await searchParams).view

const TITLES = new Map<unknown, string>([
  ['suspected', 'Possible spam'],
  ['bin', 'Bin'],
])

export const generateMetadata = async (props: PageProps): Promise<Metadata> => ({
  title: TITLES.get(await viewOf(props)) ?? 'Form Submissions',
})

/**
 * Reads the data of the first screen. Returns an empty list when nobody is signed in or when
 * reading fails. The screen then requests the data itself and shows the error.
 */
async function firstScreen(query: Awaited<PageProps['searchParams']>): Promise<PreloadedQuery[]> {
  const actor = await findPageActor()
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  )
  return actor ? preloadFirstScreen(actor, new URLSearchParams(pairs)).catch(() => []) : []
}

const UP = { href: paths.portal.submissions, label: 'Form Submissions' }

export default async function SubmissionsPage(props: PageProps) {
  const view = await viewOf(props)
  if (view === 'bin') {
    return (
      <>
        <PageHead
          title="Bin"
          description="Deleted registrations, for 30 days: not listed, not counted, not sent, until you restore them."
          crumb={UP}
        />
        <BinList />
      </>
    )
  }
  if (view !== 'suspected') {
    return (
      <PreloadedQueries given={await firstScreen(await props.searchParams)}>
        <SubmissionsScreen />
      </PreloadedQueries>
    )
  }
  return (
    <>
      <PageHead
        title="Possible spam"
        description="Kept apart: not counted, not mailed, not in Google Drive, until you release it."
        crumb={UP}
      />
      <SuspectedSubmissionsList />
    </>
  )
}
