'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { cx } from '@/components/ui/cx'
import { BrandLink } from './brand-link'
import { DrawerButton } from './drawer-button'
import { NavigationBar } from './navigation-bar'
import { type PageTop, pageTopOf } from './page-tops'
import type { SiteIdentity } from './site-identity'

/** The header changes its look after the page was scrolled by this much (Spec §2.1, §9). */
const HEADER_SCROLL_PX = 50

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_SCROLL_PX,
    () => false,
  )

/** Gives print.css the origin of the open page when PUBLIC_URL is not set. */
function completeAddresses() {
  const { style } = document.documentElement
  if (style.getPropertyValue('--origin') === '""') {
    style.setProperty('--origin', JSON.stringify(location.origin))
  }
}

interface SiteHeaderProps {
  site: Pick<SiteIdentity, 'name' | 'tagline' | 'menu'>
  /** How a page outside `app/(site)/(fixed)` begins. */
  outside?: PageTop
  /** Path of a page outside `app/(site)/(fixed)`. */
  address?: string
  children: ReactNode
}

export function SiteHeader({ site, outside, address, children }: SiteHeaderProps) {
  const segment = useSelectedLayoutSegment()
  useEffect(completeAddresses, [])
  const current = outside ? address : `/${segment ?? ''}`
  const isClear = !useScrolled() && (outside ?? pageTopOf(segment)) === 'night'
  return (
    <header
      data-clear={isClear || undefined}
      className={cx(
        'inset-x-0 top-0 z-(--z-header) transition-[height,background-color,box-shadow] duration-(--dur-2) ease-out',
        isClear
          ? // Without script the bar cannot turn solid, so it scrolls away with the page.
            'on-night fixed h-(--header-h) noscript:absolute'
          : 'fixed h-16 bg-bg shadow-[0_1px_0_var(--line)]',
      )}
    >
      <div className="wrap flex h-full items-center gap-6 text-text">
        <BrandLink name={site.name} />
        <NavigationBar entries={site.menu} current={current} />
        {children}
        <DrawerButton site={site} current={current} />
      </div>
    </header>
  )
}
