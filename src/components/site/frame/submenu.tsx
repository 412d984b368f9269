import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ChevronDown } from '../icons'
import type { NavigationLink } from './navigation'
import { NAVIGATION_LINK_CLASSES } from './navigation-styles'

const load = () => import('./submenu-links')
const SubmenuLinks = lazy(() => load().then((m) => ({ default: m.SubmenuLinks })))

interface SubmenuProps {
  /** The label of the submenu, and the page to which it links when scripts are off. */
  entry: NavigationLink
  links: NavigationLink[]
  isCurrent: boolean
}

export function Submenu({ entry, links, isCurrent }: SubmenuProps) {
  const isScripted = useHydrated()
  const [isWanted, setIsWanted] = useState(false)
  const { href, label } = entry
  const current = isCurrent ? 'page' : undefined
  const content = (
    <>
      {label}
      <ChevronDown className="size-4 transition-transform duration-(--dur-2) in-data-[state=open]:rotate-180" />
    </>
  )
  if (!isScripted) {
    return (
      <a href={href} aria-current={current} className={NAVIGATION_LINK_CLASSES}>
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
      className={NAVIGATION_LINK_CLASSES}
    >
      {content}
    </button>
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <SubmenuLinks links={links} current={current}>
        {content}
      </SubmenuLinks>
    </Suspense>
  )
}
