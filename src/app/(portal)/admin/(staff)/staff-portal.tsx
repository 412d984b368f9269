'use client'

import type { ReactNode } from 'react'
import { SessionGate } from '@/features/staff/entrance/components/session-gate'
import { LazySidebarViews } from '@/features/submissions/views/components/lazy-sidebar-views'
import { paths } from '@/lib/paths'

/**
 * Links shown under entries of the sidebar. They are passed here, because the sidebar must not
 * import a feature, and a server component cannot pass a component to it.
 */
const NESTED = { [paths.portal.submissions]: LazySidebarViews }

export const StaffPortal = ({ name, children }: { name: string; children: ReactNode }) => (
  <SessionGate name={name} nested={NESTED}>
    {children}
  </SessionGate>
)
