import type { Metadata } from 'next'
import { SubmissionsScreen } from '@/features/submissions/list/components/submissions-screen'

export const metadata: Metadata = { title: 'Form Submissions' }

export default function SubmissionPage() {
  return <SubmissionsScreen />
}
