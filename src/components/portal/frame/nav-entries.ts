import { FileText, Inbox, LayoutGrid, type LucideIcon, ShoppingBag, Tag, Users } from 'lucide-react'
import { paths } from '@/lib/paths'

export interface NavEntry {
  label: string
  href: string
  icon: LucideIcon
  /** A placeholder section. */
  soon?: boolean
}

/** Spec §2.5: six entries, in this order, for everyone. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Dashboard', href: paths.portal.dashboard, icon: LayoutGrid },
  { label: 'Users', href: paths.portal.users, icon: Users },
  { label: 'Event Forms', href: paths.portal.forms, icon: FileText },
  { label: 'Submissions', href: paths.portal.submissions, icon: Inbox },
  { label: 'Products', href: paths.portal.products, icon: Tag, soon: true },
  { label: 'Orders', href: paths.portal.orders, icon: ShoppingBag, soon: true },
]

/** Spec §2.5: highlighted when its path is a prefix of the current one; the Dashboard only exactly. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === paths.portal.dashboard) return pathname === href
  return pathname === href || pathname.startsWith(`${href}/`)
}
