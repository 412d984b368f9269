'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, type DialogContentProps } from '@/components/ui/dialog'

/** One at a time: a dialog keeps everything else from being used. */
const TEXT_ID = 'confirmation-text'

/** Into a group of radios the keyboard comes at the chosen one, not at the first. */
function focusChosen(event: Event) {
  const dialog = event.currentTarget
  const chosen = dialog instanceof Element && dialog.querySelector<HTMLElement>('input:checked')
  if (!chosen) return
  event.preventDefault()
  chosen.focus()
}

interface Confirmation {
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
  /** What there is to choose, below the text. */
  children?: ReactNode
}

/** The content of a dialog that asks before something happens that others will notice. */
export const confirmation = ({
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
    <DialogContent {...confirmation(content)} onCloseAutoFocus={onCloseAutoFocus} />
  </Dialog>
)
