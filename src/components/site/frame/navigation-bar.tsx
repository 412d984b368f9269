import { linksAfter, linksBefore, type NavigationLink } from './navigation'
import { NAVIGATION_LINK } from './navigation-styles'
import { ResourcesMenu } from './resources-menu'
import type { MenuLabels } from './site-identity'

interface NavigationBarProps {
  labels: MenuLabels
  /**
   * First segment of the current page's path; null for Home, undefined when no link leads to the
   * page.
   */
  current: string | null | undefined
}

const toItem = (
  { href, label, segment }: NavigationLink,
  current: NavigationBarProps['current'],
) => (
  <li key={href}>
    <a
      href={href}
      aria-current={segment === current ? 'page' : undefined}
      className={NAVIGATION_LINK}
    >
      {label}
    </a>
  </li>
)

/** The links of the top bar, shown from 72rem of width. */
export function NavigationBar({ labels, current }: NavigationBarProps) {
  return (
    <nav aria-label="Main" className="-mr-[0.8rem] ml-auto hidden xl:block">
      <ul className="flex items-center gap-0.5">
        {linksBefore(labels).map((link) => toItem(link, current))}
        <li>
          <ResourcesMenu labels={labels} isCurrent={current === 'resources'} />
        </li>
        {linksAfter(labels).map((link) => toItem(link, current))}
      </ul>
    </nav>
  )
}
