import { cx } from '@/components/ui/cx'
import { barBreakpoint, isCurrentLink, type NavigationEntry } from './navigation'
import { NAVIGATION_LINK_CLASSES } from './navigation-styles'
import { Submenu } from './submenu'

interface NavigationBarProps {
  entries: NavigationEntry[]
  current: string | undefined
}

const SHOWN = { xl: 'xl:block', wide: 'min-[90rem]:block' } as const

export function NavigationBar({ entries, current }: NavigationBarProps) {
  const from = barBreakpoint(entries)
  if (!from) return null
  return (
    <nav aria-label="Main" className={cx('-mr-[0.8rem] ml-auto hidden', SHOWN[from])}>
      <ul className="flex items-center gap-0.5">
        {entries.map((entry) => (
          <li key={`${entry.href} ${entry.label}`}>
            {entry.links ? (
              <Submenu
                entry={entry}
                links={entry.links}
                isCurrent={[entry, ...entry.links].some((link) => isCurrentLink(link, current))}
              />
            ) : (
              <a
                href={entry.href}
                aria-current={isCurrentLink(entry, current) ? 'page' : undefined}
                className={NAVIGATION_LINK_CLASSES}
              >
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
