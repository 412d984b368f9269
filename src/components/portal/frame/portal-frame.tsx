'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { paths } from '@/lib/paths'
import { StaleDataLine } from '../stale-line'
import { UnsentChangesLine } from '../unsent-line'
import { PortalBrandLink } from './brand'
import { NavDrawer } from './drawer'
import { Sidebar, type SidebarProps } from './sidebar'

interface PortalFrameProps
  extends Pick<SidebarProps, 'name' | 'user' | 'nested' | 'onLogout' | 'loggingOut'> {
  children: ReactNode
}

export function PortalFrame({ children, ...side }: PortalFrameProps) {
  return (
    <div
      id="portal"
      // Until the scripts run, a click would have no effect.
      inert={!useHydrated()}
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[var(--sidebar-w)_minmax(0,1fr)]"
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-(--z-skip) -translate-y-16 rounded-control bg-action px-4 py-2.5 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <aside
        aria-label="Sidebar"
        className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line bg-bg-2 max-lg:hidden"
      >
        <Sidebar {...side} />
      </aside>
      <header className="sticky top-0 z-(--z-sticky) flex h-14 items-center gap-1 border-b border-line bg-surface px-2 lg:hidden">
        <NavDrawer {...side} />
        <PortalBrandLink name={side.name} href={paths.portal.dashboard} className="px-1" />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-4 pt-5 pb-12 outline-none *:mx-auto *:max-w-[76rem] lg:px-8 lg:pt-7 lg:pb-14"
      >
        <StaleDataLine />
        <UnsentChangesLine />
        {children}
      </main>
    </div>
  )
}
