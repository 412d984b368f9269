'use client'

import { usePathname } from 'next/navigation'
import type { ComponentType } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '../link'
import { isCurrentEntry, NAV_ENTRIES } from './nav-entries'

/** Components to show under the current entry, by the entry's address. */
export type NestedEntries = Partial<Record<string, ComponentType<{ onNavigate?: () => void }>>>

interface SidebarNavProps {
  nested?: NestedEntries
  onNavigate?: () => void
}

export function SidebarNav({ nested = {}, onNavigate }: SidebarNavProps) {
  const pathname = usePathname()
  return (
    <nav aria-label="Portal" className="p-2">
      <ul>
        {NAV_ENTRIES.map((entry, index) => {
          const { label, href, icon: Icon, soon } = entry
          const Nested = nested[href]
          const isLit = isCurrentEntry(entry, pathname)
          return (
            <li
              key={href}
              className={soon && !NAV_ENTRIES[index - 1]?.soon ? 'mt-4' : index ? 'mt-0.5' : ''}
            >
              <Link
                href={href}
                onClick={onNavigate}
                aria-current={isLit ? 'page' : undefined}
                className={cx(
                  'group flex min-h-9 items-center gap-2.5 rounded-control px-2.5 font-medium text-text-2 no-underline max-lg:min-h-11',
                  'hover:bg-hover hover:text-text aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-on-selected',
                )}
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-4.5 flex-none" />
                {label}
                {soon && (
                  <span aria-hidden className="ml-auto text-2xs font-medium text-text-3">
                    Soon
                  </span>
                )}
                <i
                  aria-hidden
                  className={cx(
                    'hidden h-2.25 w-1.5 rounded-[1.5px] bg-gold-500 group-aria-[current]:block',
                    !soon && 'ml-auto',
                  )}
                />
              </Link>
              {Nested && isLit && <Nested onNavigate={onNavigate} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
