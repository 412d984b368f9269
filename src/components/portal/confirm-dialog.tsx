'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen. */
  text: ReactNode
  /** The verb on the button that does it. */
  confirm: string
  /** The verb on the button that leaves everything as it is. */
  keep?: string
  danger?: boolean
  pending?: boolean
  disabled?: boolean
  onConfirm: () => void
  onCloseAutoFocus?: (event: Event) => void
  /** What there is to choose, below the text. */
  children?: ReactNode
}

/** Into a group of radios the keyboard comes at the chosen one, not at the first. */
function focusChosen(event: Event) {
  const dialog = event.currentTarget
  const chosen = dialog instanceof Element && dialog.querySelector<HTMLElement>('input:checked')
  if (!chosen) return
  event.preventDefault()
  chosen.focus()
}

/** Asks before something happens that others will notice. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  keep = 'Cancel',
  danger,
  pending,
  disabled,
  onConfirm,
  onCloseAutoFocus,
  children,
}: ConfirmDialogProps) {
  const textId = useId()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        aria-describedby={textId}
        title={title}
        onOpenAutoFocus={focusChosen}
        onCloseAutoFocus={onCloseAutoFocus}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="line">{keep}</Button>
            </DialogClose>
            <Button
              variant={danger ? 'danger' : 'primary'}
              loading={pending}
              disabled={disabled}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <p id={textId} className="wrap-anywhere">
          {text}
        </p>
        {children}
      </DialogContent>
    </Dialog>
  )
}
