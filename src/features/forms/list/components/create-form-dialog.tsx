import { Plus } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { changeAddressBar } from '@/components/portal/address'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { paths } from '@/lib/paths'
import { CreateFormFields } from './create-form-fields'
import { useCreateFormForm } from './use-create-form-form'

const FORM_ID = 'create-form'

export function CreateFormDialog() {
  // A new React key at each opening empties the form. The key stays the same at closing, because
  // the form is still visible while it fades out.
  const [opening, setOpening] = useState(0)
  const isAsked = useSearchParams().has('create')
  const [isOpen, setOpen] = useState(isAsked)
  const turn = (willBeOpen: boolean) => {
    setOpen(willBeOpen)
    if (willBeOpen) setOpening(opening + 1)
    // Removes the parameter `create`, because a reload or Back would open the dialog again.
    else if (isAsked) changeAddressBar('replaceState', paths.portal.forms)
  }
  return (
    <Dialog open={isOpen} onOpenChange={turn}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          Create form
        </Button>
      </DialogTrigger>
      <CreateFormContent key={opening} />
    </Dialog>
  )
}

function CreateFormContent() {
  const { form, submit, isReady, isPending } = useCreateFormForm()
  return (
    <DialogContent
      title="Create form"
      description="You can add fields on the next screen."
      footer={
        <>
          <DialogClose asChild>
            <Button variant="line">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={FORM_ID} disabled={!isReady} loading={isPending}>
            Create form
          </Button>
        </>
      }
    >
      <CreateFormFields id={FORM_ID} form={form} onSubmit={submit} />
    </DialogContent>
  )
}
