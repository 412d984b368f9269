import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { MAIN_ID } from './skip-link'

interface SiteFrameProps {
  site: { name: string; tagline: string; description: string }
  children: ReactNode
}

/** Header and footer around a page (Spec §2.1). */
export function SiteFrame({ site, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader name={site.name} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...site} />
    </>
  )
}
