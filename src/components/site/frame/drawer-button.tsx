import { lazy, Suspense, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { useHydrated } from '@/components/ui/use-hydrated'
import { sitePaths } from '@/lib/site-paths'
import { Menu } from '../icons'
import { barBreakpoint } from './navigation'
import type { SiteIdentity } from './site-identity'

const load = () => import('./drawer')
const Drawer = lazy(() => load().then((m) => ({ default: m.MenuDrawer })))

interface DrawerButtonProps {
  site: Pick<SiteIdentity, 'name' | 'tagline' | 'menu'>
  current: string | undefined
}

// On wide screens the button has no left margin when `BarAction`, a `div`, comes before it.
const BUTTON =
  '-mr-3 ml-auto min-[90rem]:[div+&]:ml-0 grid size-12 flex-none cursor-pointer place-items-center rounded-control text-text'

const HIDDEN = { xl: 'xl:hidden', wide: 'min-[90rem]:hidden' } as const

/** Opens the menu drawer. Without script, it is a link to the quick links in the footer. */
export function DrawerButton({ site, current }: DrawerButtonProps) {
  const isScripted = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const from = barBreakpoint(site.menu)
  const style = cx(BUTTON, from && HIDDEN[from])
  const content = (
    <>
      <Menu className="size-[1.375rem]" />
      <span className="sr-only">Open menu</span>
    </>
  )
  if (!isScripted) {
    return (
      <a href={sitePaths.quickLinks} className={style}>
        {content}
      </a>
    )
  }
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
        className={style}
      >
        {content}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <Drawer site={site} current={current} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
