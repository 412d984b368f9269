import type { ReactNode } from 'react'
import { BarAction } from './bar-action'
import type { PageTop } from './page-tops'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import type { SiteIdentity } from './site-identity'
import { MAIN_ID } from './skip-link'

interface SiteFrameProps {
  site: SiteIdentity
  /** Set for a page outside `app/(site)/(fixed)`: how that page begins. */
  outside?: PageTop
  /** Path of such a page. */
  address?: string
  children: ReactNode
}

/** Header and footer around a page. */
export function SiteFrame({ site, outside, address, children }: SiteFrameProps) {
  // Only these are passed on, because a client component's props are sent twice: as HTML and as
  // data.
  const { name, tagline, menu, action } = site
  return (
    <>
      <SiteHeader site={{ name, tagline, menu }} outside={outside} address={address}>
        <BarAction menu={menu} action={action} />
      </SiteHeader>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  )
}
