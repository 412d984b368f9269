import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { isDocumentLink, type NavigationLink } from './navigation'
import { NAVIGATION_LINK_CLASSES } from './navigation-styles'

interface SubmenuLinksProps {
  links: NavigationLink[]
  current: 'page' | undefined
  children: ReactNode
}

export function SubmenuLinks({ links, current, children }: SubmenuLinksProps) {
  return (
    // Not modal, so that screen readers can still reach the page behind it.
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger aria-current={current} className={NAVIGATION_LINK_CLASSES}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        loop
        className="z-(--z-header) min-w-60 rounded-control border border-line bg-surface p-2 text-text shadow-3 data-[state=open]:animate-fade-in"
      >
        {links.map((link) => (
          <DropdownMenu.Item key={`${link.href} ${link.label}`} asChild>
            <a
              href={link.href}
              className="flex min-h-12 items-center justify-between gap-6 rounded-[6px] px-3.5 text-sm font-medium text-text no-underline outline-none data-highlighted:bg-bg-2 data-highlighted:underline data-highlighted:underline-offset-4"
            >
              {link.label}
              {isDocumentLink(link) && (
                <span className="text-[0.8125rem] font-normal text-text-3">PDF</span>
              )}
            </a>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
