import type { Metadata } from 'next'
import { PageHead } from '@/components/portal/page-head'
import { TotalsScreen } from '@/features/submissions/totals/components/totals-screen'
import { paths } from '@/lib/paths'
import '../print/print.css'

export const metadata: Metadata = { title: 'Totals' }

export default function TotalsPage() {
  return (
    <>
      <PageHead
        title="Totals"
        crumb={{ href: paths.portal.submissions, label: 'Form Submissions' }}
      />
      <TotalsScreen />
    </>
  )
}
