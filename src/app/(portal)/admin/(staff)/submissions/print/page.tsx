import type { Metadata } from 'next'
import { PageHead } from '@/components/portal/page-head'
import { PrintScreen } from '@/features/submissions/components/print/print-screen'
import { paths } from '@/lib/paths'
import './print.css'

export const metadata: Metadata = { title: 'Print' }

/** What is printed of submissions: the address says which list, or which one. */
export default function PrintPage() {
  return (
    <>
      <PageHead
        title="Print"
        crumb={{ href: paths.portal.submissions, label: 'Form Submissions' }}
      />
      <PrintScreen />
    </>
  )
}
