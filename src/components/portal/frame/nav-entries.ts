import { FileText, Inbox, LayoutGrid, type LucideIcon, ShoppingBag, Tag, Users } from 'lucide-react'
import { paths } from '@/lib/paths'

export interface NavEntry {
  label: string
  href: string
  icon: LucideIcon
  soon?: boolean
  /** Addresses of screens that have no entry of their own and highlight this entry. */
  below?: readonly string[]
}

export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Dashboard', href: paths.portal.dashboard, icon: LayoutGrid },
  { label: 'Users', href: paths.portal.users, icon: Users, below: [paths.portal.people] },
  { label: 'Event Forms', href: paths.portal.forms, icon: FileText },
  {
    label: 'Submissions',
    href: paths.portal.submissions,
    icon: Inbox,
    below: [paths.portal.mailings],
  },
  { label: 'Products', href: paths.portal.products, icon: Tag, soon: true },
  { label: 'Orders', href: paths.portal.orders, icon: ShoppingBag, soon: true },
]

const isWithin = (href: string, pathname: string) =>
  pathname === href || pathname.startsWith(`${href}/`)

export function isCurrentEntry({ href, below = [] }: NavEntry, pathname: string): boolean {
  if (below.some((address) => isWithin(address, pathname))) return true
  return href === paths.portal.dashboard ? pathname === href : isWithin(href, pathname)
}
