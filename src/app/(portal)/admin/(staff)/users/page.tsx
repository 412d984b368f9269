import type { Metadata } from 'next'
import { UsersScreen } from '@/features/staff/components/users/users-screen'

export const metadata: Metadata = { title: 'User Management' }

export default function UsersPage() {
  return <UsersScreen />
}
