import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { BrandLink } from './brand-link'
import { DrawerLinks } from './drawer-links'
import { barBreakpoint } from './navigation'
import type { SiteIdentity } from './site-identity'

interface DrawerProps {
  site: Pick<SiteIdentity, 'name' | 'tagline' | 'menu'>
  current: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const BAR_WIDTHS = { xl: '(min-width: 72rem)', wide: '(min-width: 90rem)' } as const

export function MenuDrawer({ site, current, isOpen, onOpenChange }: DrawerProps) {
  const opener = useRef<Element | null>(null)

  const from = barBreakpoint(site.menu)
  useEffect(() => {
    if (!from) return
    const bar = matchMedia(BAR_WIDTHS[from])
    const close = () => bar.matches && onOpenChange(false)
    bar.addEventListener('change', close)
    return () => bar.removeEventListener('change', close)
  }, [from, onOpenChange])

  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-drawer) bg-night-950/60 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="on-night fixed inset-y-0 right-0 z-(--z-drawer) flex w-full flex-col overflow-y-auto overscroll-contain bg-night-950 text-text outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in sm:max-w-[27rem]"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex h-16 flex-none items-center justify-between gap-4 pr-2 pl-(--gutter) sm:pl-6">
            <BrandLink name={site.name} />
            <Dialog.Close className="grid size-12 flex-none cursor-pointer place-items-center rounded-control">
              <X aria-hidden strokeWidth={1.75} className="size-[1.375rem]" />
              <span className="sr-only">Close menu</span>
            </Dialog.Close>
          </div>
          <DrawerLinks entries={site.menu} current={current} />
          <p className="border-t border-line px-(--gutter) py-5 text-sm text-text-3 sm:px-6">
            {site.tagline}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
