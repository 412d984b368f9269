import type { Metadata } from 'next'
import { FormsScreen } from '@/features/forms/list/components/forms-screen'

export const metadata: Metadata = { title: 'Event Forms' }

export default function FormsPage() {
  return <FormsScreen />
}
