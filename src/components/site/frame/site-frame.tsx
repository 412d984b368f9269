import type { ReactNode } from 'react'
import type { PageTop } from './page-tops'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import type { SiteIdentity } from './site-identity'
import { MAIN_ID } from './skip-link'

interface SiteFrameProps {
  site: SiteIdentity
  /** How a page begins that the navigation does not list. */
  outside?: PageTop
  children: ReactNode
}

/** Header and footer around a page. */
export function SiteFrame({ site, outside, children }: SiteFrameProps) {
  // Only what the bar shows: props of a client component are sent with the page twice.
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
