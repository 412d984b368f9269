import type { ReactNode } from 'react'
import { getSiteSettings } from '@/features/site/server/data'
import { SessionGate } from '@/features/staff/components/session-gate'

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const { name } = await getSiteSettings()
  return <SessionGate name={name}>{children}</SessionGate>
}
