import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '../hooks/use-browser'
import { resourcesLink } from './navigation'
import { NAVIGATION_LINK } from './navigation-styles'
import type { MenuLabels } from './site-identity'

const load = () => import('./resources-dropdown')
const ResourcesDropdown = lazy(() => load().then((m) => ({ default: m.ResourcesDropdown })))

interface ResourcesMenuProps {
  labels: MenuLabels
  isCurrent: boolean
}

/**
 * “Resources” in the top bar: without script a link to the page, with script a menu that is loaded
 * at its first use.
 */
export function ResourcesMenu({ labels, isCurrent }: ResourcesMenuProps) {
  const isScripted = useHydrated()
  const [isWanted, setIsWanted] = useState(false)
  const { href, label } = resourcesLink(labels)
  const current = isCurrent ? 'page' : undefined
  const content = (
    <>
      {label}
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="size-4 transition-transform duration-(--dur-2) in-data-[state=open]:rotate-180"
      />
    </>
  )
  if (!isScripted) {
    return (
      <a href={href} aria-current={current} className={NAVIGATION_LINK}>
        {content}
      </a>
    )
  }
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-current={current}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setIsWanted(true)}
      className={NAVIGATION_LINK}
    >
      {content}
    </button>
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <ResourcesDropdown labels={labels} current={current}>
        {content}
      </ResourcesDropdown>
    </Suspense>
  )
}
