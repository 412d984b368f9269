import type { ReactNode } from 'react'
import { PreloadedQueries, type PreloadedQuery } from '@/components/portal/given-data'
import { getSiteSettings } from '@/features/site/server/data'
import { presentSession } from '@/features/staff/present'
import { findPageActor } from '@/lib/http/page-actor'
import { paths } from '@/lib/paths'
import { StaffPortal } from './staff-portal'

export default async function StaffLayout({ children }: { children: ReactNode }) {
  const [{ name }, actor] = await Promise.all([getSiteSettings(), findPageActor()])
  const given: PreloadedQuery[] = []
  if (actor) given.push({ queryKey: [paths.api.session], data: presentSession(actor) })
  return (
    <PreloadedQueries given={given}>
      <StaffPortal name={name}>{children}</StaffPortal>
    </PreloadedQueries>
  )
}
