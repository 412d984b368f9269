import type { Metadata } from 'next'
import { ByHandScreen } from '@/features/registration/components/by-hand/by-hand-screen'

export const metadata: Metadata = { title: 'Add a registration' }

export default function AddRegistrationPage() {
  return <ByHandScreen />
}
