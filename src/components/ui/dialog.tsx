'use client'

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from './button'
import { cx } from './cx'
import { CLOSES_DIALOG_ATTRIBUTE, isEscapeHandledByFocus } from './dialog-keys'
import { KEEP_CLEAR_PROPS } from './keep-clear'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
}

export function DialogContent({
  title,
  description,
  footer,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  // Radix returns the focus only to its own trigger, but many dialogs are opened by something else.
  const opener = useRef<Element | null>(null)
  const remember = (event: Event) => {
    opener.current = document.activeElement
    onOpenAutoFocus?.(event)
  }
  const returnFocus = (event: Event) => {
    onCloseAutoFocus?.(event)
    const { current } = opener
    if (event.defaultPrevented || !(current instanceof HTMLElement)) return
    if (current === document.body || !current.isConnected) return
    event.preventDefault()
    current.focus()
  }
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-(--z-dialog) grid place-items-center overflow-hidden bg-overlay max-sm:place-items-end data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in">
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => isEscapeHandledByFocus() && event.preventDefault()}
          {...rest}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={returnFocus}
          className={cx(
            'relative flex max-h-[calc(100dvh-2rem)] w-full max-w-[min(34rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-dialog border border-line bg-raised text-text shadow-3 outline-none',
            'max-sm:max-h-[92dvh] max-sm:max-w-none max-sm:rounded-b-none',
            'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
            className,
          )}
        >
          <header className="pt-4.5 pr-14 pb-3.5 pl-5">
            <Radix.Title className="text-xl leading-[1.3] font-[650] tracking-[-0.012em] wrap-anywhere">
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="mt-0.5 text-text-3 wrap-anywhere">
                {description}
              </Radix.Description>
            )}
          </header>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-auto overscroll-contain px-5 pt-1 pb-5">
            {children}
          </div>
          {footer && (
            <footer
              {...KEEP_CLEAR_PROPS}
              className="flex justify-end gap-2 border-t border-line bg-bg-2 px-5 py-3.5 max-sm:pb-[max(0.875rem,env(safe-area-inset-bottom))] max-sm:*:flex-1"
            >
              {footer}
            </footer>
          )}
          {/* Last in the markup, because the first focusable element gets the focus. */}
          <Radix.Close asChild>
            <Button
              variant="quiet"
              size="icon"
              aria-label="Close"
              {...{ [CLOSES_DIALOG_ATTRIBUTE]: '' }}
              className="absolute top-3 right-3"
            >
              <X aria-hidden strokeWidth={1.75} />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  )
}
