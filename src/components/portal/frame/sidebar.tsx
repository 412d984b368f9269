import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { AccountBox, type FrameUser } from './account-box'
import { PortalBrandLink } from './brand'
import { type NestedEntries, SidebarNav } from './sidebar-nav'

export interface SidebarProps {
  name: string
  user: FrameUser
  onLogout: () => void
  loggingOut: boolean
  nested?: NestedEntries
  onNavigate?: () => void
  corner?: ReactNode
}

export function Sidebar({ name, corner, nested, onNavigate, ...account }: SidebarProps) {
  return (
    <>
      <div className="flex h-14 flex-none items-center gap-2 px-4">
        <PortalBrandLink name={name} href={paths.portal.dashboard} className="mr-auto" />
        <span className="text-2xs font-medium text-text-3">Portal</span>
        {corner}
      </div>
      <SidebarNav nested={nested} onNavigate={onNavigate} />
      <AccountBox {...account} onNavigate={onNavigate} />
    </>
  )
}
