import { Columns3, ContactRound, ListFilter, type LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { EventForm } from '@/features/forms/schema'
import type { ColumnsChoice } from './columns/columns-dialog'

interface DialogState {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface DialogButtonProps {
  icon: LucideIcon
  label: string
  more?: ReactNode
  /** Renders the dialog. It stays mounted after the first press, so that closing is animated. */
  dialog: (state: DialogState) => ReactNode
}

function DialogButton({ icon: Icon, label, more, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        variant="quiet"
        className="flex-none px-2.5!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden strokeWidth={1.75} />
        {label}
        {more}
      </Button>
      {isOpen !== null && <Suspense>{dialog({ open: isOpen, onOpenChange: setOpen })}</Suspense>}
    </>
  )
}

const ColumnsDialog = lazyWithRetries(() =>
  import('./columns/columns-dialog').then((module) => module.ColumnsDialog),
)

export const ColumnsButton = (choice: ColumnsChoice) => (
  <DialogButton
    icon={Columns3}
    label="Columns"
    dialog={(state) => <ColumnsDialog {...choice} {...state} />}
  />
)

const ViewsDialog = lazyWithRetries(() =>
  import('../../views/components/views-dialog').then((module) => module.ViewsDialog),
)

export const ViewsButton = () => (
  <DialogButton icon={ListFilter} label="Views" dialog={(state) => <ViewsDialog {...state} />} />
)

const NameFieldsDialog = lazyWithRetries(() =>
  import('@/features/forms/list/components/name-fields-dialog').then(
    (module) => module.NameFieldsDialog,
  ),
)

export function NameFieldsButton({ form }: { form: EventForm }) {
  const mayEdit = useCan('forms.write')
  if (!mayEdit) return null
  return (
    <DialogButton
      icon={ContactRound}
      label="Names"
      more={<VisuallyHidden> in the list. Choose</VisuallyHidden>}
      dialog={(state) => <NameFieldsDialog form={form} {...state} />}
    />
  )
}
