'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { MenuButton } from './menu-button'
import { Sidebar, type SidebarProps } from './sidebar'

export type NavDrawerProps = Omit<SidebarProps, 'corner' | 'onNavigate'>

/** The breakpoint `lg` of theme.css. */
const WIDE_QUERY = '(min-width: 60rem)'

export function OpenNavDrawer(props: NavDrawerProps) {
  const [open, setOpen] = useState(true)

  useEffect(() => {
    const wide = matchMedia(WIDE_QUERY)
    const close = () => setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <MenuButton />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-drawer) bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-(--z-drawer) flex w-[min(17.5rem,100vw)] flex-col overflow-y-auto overscroll-contain bg-bg-2 text-text outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar
            {...props}
            onNavigate={() => setOpen(false)}
            corner={
              <Dialog.Close asChild>
                <Button variant="quiet" size="icon" aria-label="Close menu" className="-mr-3">
                  <X aria-hidden strokeWidth={1.75} />
                </Button>
              </Dialog.Close>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
