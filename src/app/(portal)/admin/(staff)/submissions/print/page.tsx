import type { Metadata } from 'next'
import { PageHead } from '@/components/portal/page-head'
import { PrintScreen } from '@/features/submissions/print/components/print-screen'
import { paths } from '@/lib/paths'
import './print.css'

export const metadata: Metadata = { title: 'Print' }

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
