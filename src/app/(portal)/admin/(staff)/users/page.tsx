import type { Metadata } from 'next'
import { UsersScreen } from '@/features/staff/users/components/users-screen'

export const metadata: Metadata = { title: 'User Management' }

export default function UsersPage() {
  return <UsersScreen />
}
