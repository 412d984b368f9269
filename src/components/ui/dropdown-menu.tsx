'use client'

import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx'

/**
 * A dropdown menu that is not modal, because a modal menu would hide the rest of the page from
 * screen readers.
 */
export const Menu = (props: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root modal={false} {...props} />
)
export const MenuTrigger = Radix.Trigger
export const MenuRadioGroup = Radix.RadioGroup

const ITEM =
  'flex min-h-9 max-md:min-h-11 cursor-pointer items-center gap-2.5 rounded-[6px] px-2 font-medium text-text no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-text-3! data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:flex-none'

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={4}
        align="start"
        collisionPadding={8}
        loop
        {...rest}
        className={cx(
          'z-(--z-dialog) max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto overscroll-contain rounded-[10px] border border-line-2 bg-raised p-[0.3125rem] text-text shadow-2 data-[state=open]:animate-fade-in',
          className,
        )}
      />
    </Radix.Portal>
  )
}

/**
 * Focuses the first enabled item. For the `ref` of a menu that was opened with a key before its
 * script had loaded.
 */
export const focusFirstItem = (menu: HTMLElement | null) =>
  menu?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()

export const MenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item {...rest} className={cx(ITEM, className)} />
)

export function MenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={cx(ITEM, className)}>
      {children}
      <Radix.ItemIndicator className="ml-auto pl-2">
        <Check aria-hidden strokeWidth={1.75} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}
