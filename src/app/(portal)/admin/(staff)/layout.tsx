import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { getSiteSettings } from '@/features/site/server/data'
import { paths } from '@/lib/paths'
import { StaffPortal } from './staff-portal'

export default async function StaffLayout({ children }: { children: ReactNode }) {
  // Every screen waits for it; asked for here, it comes while the scripts are still on their way.
  preload(paths.api.session, { as: 'fetch', crossOrigin: 'use-credentials' })
  const { name } = await getSiteSettings()
  return <StaffPortal name={name}>{children}</StaffPortal>
}
