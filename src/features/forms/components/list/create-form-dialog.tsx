import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { CreateFormFields } from './create-form-fields'
import { useCreateFormForm } from './use-create-form-form'

const FORM_ID = 'create-form'

/** The button and its dialog. */
export function CreateFormDialog() {
  // What was typed must outlive the closing animation, and be gone at the next opening.
  const [opening, setOpening] = useState(0)
  return (
    <Dialog onOpenChange={(open) => open && setOpening(opening + 1)}>
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
