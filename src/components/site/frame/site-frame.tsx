import type { ReactNode } from 'react'
import type { PageTop } from './page-tops'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import type { SiteIdentity } from './site-identity'
import { MAIN_ID } from './skip-link'

interface SiteFrameProps {
  site: SiteIdentity
  /** For a page the navigation does not list: what it begins with. */
  outside?: PageTop
  children: ReactNode
}

/** Header and footer around a page. */
export function SiteFrame({ site, outside, children }: SiteFrameProps) {
  // No more than the bar shows: what a client component gets travels with the page twice.
  const { name, tagline, menu } = site
  return (
    <>
      <SiteHeader site={{ name, tagline, menu }} outside={outside} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  )
}
