import { Fragment, type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Dialog, DialogTrigger } from '@/components/ui/dialog'

interface ButtonDialogProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  label: ReactNode
  /** Renders the dialog's content, which starts with new state each time the dialog opens. */
  children: (close: () => void) => ReactNode
  onClosed?: () => void
}

export function ButtonDialog({ label, children, onClosed, ...button }: ButtonDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) setOpening(opening + 1)
    else onClosed?.()
  }
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button {...button}>{label}</Button>
      </DialogTrigger>
      <Fragment key={opening}>{children(() => change(false))}</Fragment>
    </Dialog>
  )
}
