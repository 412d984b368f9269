import type { Metadata } from 'next'
import { SubmissionsScreen } from '@/features/submissions/list/components/submissions-screen'

export const metadata: Metadata = { title: 'Form Submissions' }

/** The list with the details of one submission over it: the screen reads the address. */
export default function SubmissionPage() {
  return <SubmissionsScreen />
}
