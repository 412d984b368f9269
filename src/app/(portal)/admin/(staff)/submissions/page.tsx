import type { Metadata } from 'next'
import { PageHead } from '@/components/portal/page-head'
import { BinPanel } from '@/features/submissions/components/bin/bin-panel'
import { SubmissionsScreen } from '@/features/submissions/components/list/submissions-screen'
import { SuspectedSubmissions } from '@/features/submissions/components/suspected/suspected-submissions'
import { SuspectedTestimonies } from '@/features/testimonies/components/suspected-testimonies'
import { paths } from '@/lib/paths'

interface PageProps {
  searchParams: Promise<{ view?: string | string[] }>
}

const viewOf = async ({ searchParams }: PageProps) => (await searchParams).view

const TITLES = new Map<unknown, string>([
  ['suspected', 'Suspected'],
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
        <BinPanel />
      </>
    )
  }
  if (view !== 'suspected') return <SubmissionsScreen />
  return (
    <>
      <PageHead
        title="Suspected"
        description="Kept apart: not counted, not mailed, not in Google Drive, until you release it."
        crumb={UP}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SuspectedSubmissions />
        <SuspectedTestimonies />
      </div>
    </>
  )
}
