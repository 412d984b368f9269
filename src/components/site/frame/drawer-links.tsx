import {
  documentLinks,
  linksAfter,
  linksBefore,
  type NavigationLink,
  resourcesLink,
} from './navigation'
import type { MenuLabels } from './site-identity'

interface DrawerLinksProps {
  labels: MenuLabels
  current: string | null | undefined
}

const LINK =
  'flex min-h-13 items-center border-l-4 border-transparent px-[calc(var(--gutter)-4px)] py-1 type-display text-[1.75rem] leading-none text-text no-underline hover:text-gold-300 focus-visible:-outline-offset-4 aria-[current]:border-gold-400 aria-[current]:text-gold-300 sm:px-5'
const DOCUMENT =
  'flex min-h-11 items-center px-[calc(var(--gutter)+0.75rem)] font-medium text-text-2 no-underline hover:text-text hover:underline hover:underline-offset-4 focus-visible:-outline-offset-4 sm:px-9'

/** The links of the top bar, with a submenu for Resources (Spec §2.1). */
export function DrawerLinks({ labels, current }: DrawerLinksProps) {
  const anchor = ({ href, label, segment }: NavigationLink) => (
    <a href={href} aria-current={segment === current ? 'page' : undefined} className={LINK}>
      {label}
    </a>
  )
  return (
    <nav aria-label="Menu" className="flex-1">
      <ul className="pt-3 pb-4">
        {linksBefore(labels).map((link) => (
          <li key={link.href}>{anchor(link)}</li>
        ))}
        <li>
          {anchor(resourcesLink(labels))}
          <ul className="pb-2">
            {documentLinks(labels).map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={DOCUMENT}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </li>
        {linksAfter(labels).map((link) => (
          <li key={link.href}>{anchor(link)}</li>
        ))}
      </ul>
    </nav>
  )
}
