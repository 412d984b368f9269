import type { Metadata } from 'next'
import { PageHead } from '@/components/portal/page-head'
import { SubmissionsScreen } from '@/features/submissions/components/list/submissions-screen'
import { SuspectedSubmissions } from '@/features/submissions/components/suspected/suspected-submissions'
import { SuspectedTestimonies } from '@/features/testimonies/components/suspected-testimonies'
import { paths } from '@/lib/paths'

interface PageProps {
  searchParams: Promise<{ view?: string | string[] }>
}

const isSuspected = async ({ searchParams }: PageProps) => (await searchParams).view === 'suspected'

export const generateMetadata = async (props: PageProps): Promise<Metadata> => ({
  title: (await isSuspected(props)) ? 'Suspected' : 'Form Submissions',
})

export default async function SubmissionsPage(props: PageProps) {
  if (!(await isSuspected(props))) return <SubmissionsScreen />
  return (
    <>
      <PageHead
        title="Suspected"
        description="Kept apart: not counted, not mailed, not in Google Drive, until you release it."
        crumb={{ href: paths.portal.submissions, label: 'Form Submissions' }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SuspectedSubmissions />
        <SuspectedTestimonies />
      </div>
    </>
  )
}
