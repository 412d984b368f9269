import type { Metadata } from 'next'
import { PersonScreen } from '@/features/people/components/person-screen'

export const metadata: Metadata = { title: 'Find a person’s data' }

export default function PersonPage() {
  return <PersonScreen />
}
