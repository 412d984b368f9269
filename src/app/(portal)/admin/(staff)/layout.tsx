import type { ReactNode } from 'react'
import { preload } from 'react-dom'
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
  // Every screen waits for it; asked for here, it comes while the scripts are still on their way.
  else preload(paths.api.session, { as: 'fetch', crossOrigin: 'use-credentials' })
  return (
    <GivenData given={given}>
      <StaffPortal name={name}>{children}</StaffPortal>
    </GivenData>
  )
}
