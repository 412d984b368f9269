import type { Metadata } from 'next'
import { ComposeScreen } from '@/features/mailings/components/compose/compose-screen'

export const metadata: Metadata = { title: 'Write to people' }

export default function ComposeMailingPage() {
  return <ComposeScreen />
}
