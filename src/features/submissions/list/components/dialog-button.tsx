import type { LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

interface DialogState {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface DialogButtonProps {
  icon: LucideIcon
  /** On phones for screen readers only, as `more` always is. */
  label: string
  more?: ReactNode
  /** A lazy one: it is asked for at the first press, and stays, so that it can close with grace. */
  dialog: (state: DialogState) => ReactNode
}

/** Over the list: opens what is seldom needed, and no part of its first screen. */
export function DialogButton({ icon: Icon, label, more, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        variant="quiet"
        className="px-2.5! max-sm:w-11"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden strokeWidth={1.75} />
        <span className="max-sm:sr-only">{label}</span>
        {more}
      </Button>
      {isOpen !== null && <Suspense>{dialog({ open: isOpen, onOpenChange: setOpen })}</Suspense>}
    </>
  )
}
