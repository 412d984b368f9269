'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, type DialogContentProps } from '@/components/ui/dialog'

const TEXT_ID = 'confirmation-text'

/** Focuses the chosen option; otherwise the dialog's first control would get the focus. */
function focusChosen(event: Event) {
  const dialog = event.currentTarget
  const chosen = dialog instanceof Element && dialog.querySelector<HTMLElement>('input:checked')
  if (!chosen) return
  event.preventDefault()
  chosen.focus()
}

interface Confirmation {
  title: ReactNode
  text: ReactNode
  confirm: string
  keep?: string
  danger?: boolean
  pending?: boolean
  disabled?: boolean
  onConfirm: () => void
  children?: ReactNode
}

export const confirmationDialogProps = ({
  title,
  text,
  confirm,
  keep = 'Cancel',
  danger,
  pending,
  disabled,
  onConfirm,
  children,
}: Confirmation): DialogContentProps => ({
  role: 'alertdialog',
  'aria-describedby': TEXT_ID,
  title,
  onOpenAutoFocus: focusChosen,
  footer: (
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
  ),
  children: (
    <>
      <p id={TEXT_ID} className="wrap-anywhere">
        {text}
      </p>
      {children}
    </>
  ),
})

interface ConfirmDialogProps extends Confirmation {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus?: (event: Event) => void
}

export const ConfirmDialog = ({
  open,
  onOpenChange,
  onCloseAutoFocus,
  ...content
}: ConfirmDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <DialogContent {...confirmationDialogProps(content)} onCloseAutoFocus={onCloseAutoFocus} />
  </Dialog>
)
