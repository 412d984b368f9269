import type { Metadata } from 'next'
import { AccountScreen } from '@/features/staff/account/components/account-screen'

export const metadata: Metadata = { title: 'Your account' }

export default function AccountPage() {
  return <AccountScreen />
}
