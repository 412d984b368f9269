import { isCurrentLink, type NavigationEntry } from './navigation'

interface DrawerLinksProps {
  entries: NavigationEntry[]
  current: string | undefined
}

const LINK =
  'flex min-h-13 items-center border-l-4 border-transparent px-[calc(var(--gutter)-4px)] py-1 type-display text-[1.75rem] leading-none text-text no-underline hover:text-gold-300 focus-visible:-outline-offset-4 aria-[current]:border-gold-400 aria-[current]:text-gold-300 sm:px-5'
const UNDER =
  'flex min-h-11 items-center px-[calc(var(--gutter)+0.75rem)] font-medium text-text-2 no-underline hover:text-text hover:underline hover:underline-offset-4 focus-visible:-outline-offset-4 sm:px-9'

export const DrawerLinks = ({ entries, current }: DrawerLinksProps) => (
  <nav aria-label="Menu" className="flex-1">
    <ul className="pt-3 pb-4">
      {entries.map((entry) => (
        <li key={`${entry.href} ${entry.label}`}>
          <a
            href={entry.href}
            aria-current={isCurrentLink(entry, current) ? 'page' : undefined}
            className={LINK}
          >
            {entry.label}
          </a>
          {entry.links && (
            <ul className="pb-2">
              {entry.links.map((link) => (
                <li key={`${link.href} ${link.label}`}>
                  <a
                    href={link.href}
                    aria-current={isCurrentLink(link, current) ? 'page' : undefined}
                    className={UNDER}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
