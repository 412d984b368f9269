import type { Metadata } from 'next'
import { SubmissionsScreen } from '@/features/submissions/components/list/submissions-screen'

export const metadata: Metadata = { title: 'Form Submissions' }

export default function SubmissionsPage() {
  return <SubmissionsScreen />
}
