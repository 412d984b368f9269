import type { Metadata } from 'next'
import { PageHead } from '@/components/portal/page-head'
import { SubmissionsScreen } from '@/features/submissions/list/components/submissions-screen'
import { paths } from '@/lib/paths'
import { Bin, Suspected } from './other-lists'

interface PageProps {
  searchParams: Promise<{ view?: string | string[] }>
}

const viewOf = async ({ searchParams }: PageProps) => (await searchParams).view

const TITLES = new Map<unknown, string>([
  ['suspected', 'Possible spam'],
  ['bin', 'Bin'],
])

export const generateMetadata = async (props: PageProps): Promise<Metadata> => ({
  title: TITLES.get(await viewOf(props)) ?? 'Form Submissions',
})

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
        <Bin />
      </>
    )
  }
  if (view !== 'suspected') return <SubmissionsScreen />
  return (
    <>
      <PageHead
        title="Possible spam"
        description="Kept apart: not counted, not mailed, not in Google Drive, until you release it."
        crumb={UP}
      />
      <Suspected />
    </>
  )
}
