import type { Metadata } from 'next'
import { SubmissionsScreen } from '@/features/submissions/list/components/submissions-screen'

export const metadata: Metadata = { title: 'Form Submissions' }

/** The screen takes the id from the URL. */
export default function SubmissionPage() {
  return <SubmissionsScreen />
}
