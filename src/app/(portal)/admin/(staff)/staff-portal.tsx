'use client'

import type { ReactNode } from 'react'
import { SessionGate } from '@/features/staff/entrance/components/session-gate'
import { LazySidebarViews } from '@/features/submissions/views/components/lazy-sidebar-views'
import { paths } from '@/lib/paths'

/**
 * The parts of the sidebar below an entry, by the entry's address. They are passed from here,
 * because the sidebar must not import a feature.
 */
const NESTED = { [paths.portal.submissions]: LazySidebarViews }

export const StaffPortal = ({ name, children }: { name: string; children: ReactNode }) => (
  <SessionGate name={name} nested={NESTED}>
    {children}
  </SessionGate>
)
