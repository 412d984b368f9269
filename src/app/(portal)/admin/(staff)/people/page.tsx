import type { Metadata } from 'next'
import { PersonScreen } from '@/features/people/components/person-screen'

export const metadata: Metadata = { title: 'One person' }

export default function PersonPage() {
  return <PersonScreen />
}
