import type { ReactNode } from 'react'
import { type Given, GivenData } from '@/components/portal/given-data'
import { getSiteSettings } from '@/features/site/server/data'
import { presentSession } from '@/features/staff/present'
import { findPageActor } from '@/lib/http/page-actor'
import { paths } from '@/lib/paths'
import { StaffPortal } from './staff-portal'

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const [{ name }, actor] = await Promise.all([getSiteSettings(), findPageActor()])
  const given: Given[] = []
  if (actor) given.push({ queryKey: [paths.api.session], data: presentSession(actor) })
  return (
    <GivenData given={given}>
      <StaffPortal name={name}>{children}</StaffPortal>
    </GivenData>
  )
}
