import { Fragment, type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Dialog, DialogTrigger } from '@/components/ui/dialog'

interface ButtonDialogProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The label of the button that opens the dialog. */
  label: ReactNode
  /** Renders the content, whose state starts fresh each time the dialog opens. */
  children: (close: () => void) => ReactNode
  /** Called after the dialog was closed. */
  onClosed?: () => void
}

/** A button and the dialog it opens. */
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
