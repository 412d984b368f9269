import type { Metadata } from 'next'
import { SubmissionsScreen } from '@/features/submissions/components/submissions-screen'

export const metadata: Metadata = { title: 'Form Submissions' }

export default function SubmissionsPage() {
  return <SubmissionsScreen />
}
