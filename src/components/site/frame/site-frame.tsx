import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { buttonStyles } from '../control-styles'
import { barBreakpoint, hasRoomForAction } from './navigation'
import type { PageTop } from './page-tops'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import type { SiteIdentity } from './site-identity'
import { MAIN_ID } from './skip-link'

function BarAction({ menu, action }: Pick<SiteIdentity, 'menu' | 'action'>) {
  if (!action || !hasRoomForAction(action, menu)) return null
  return (
    <div className={cx('hidden min-[90rem]:block', !barBreakpoint(menu) && 'ml-auto')}>
      <a href={action.href} className={`whitespace-nowrap ${buttonStyles('line', 'sm')}`}>
        {action.label}
      </a>
    </div>
  )
}

interface SiteFrameProps {
  site: SiteIdentity
  /** Whether a page outside `app/(site)/(fixed)` begins with a dark block (`night`) or not. */
  outside?: PageTop
  /** Path of a page outside `app/(site)/(fixed)`. */
  address?: string
  children: ReactNode
}

export function SiteFrame({ site, outside, address, children }: SiteFrameProps) {
  // The header gets only what it shows: a client component's props are sent as HTML and as data.
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
