import type { ReactNode } from 'react'
import { getSiteSettings } from '@/features/site/server/data'
import { StaffPortal } from './staff-portal'

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const { name } = await getSiteSettings()
  return <StaffPortal name={name}>{children}</StaffPortal>
}
