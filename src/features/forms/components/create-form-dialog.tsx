'use client'

import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import { CreateFormFields } from './create-form-fields'
import { useCreateFormForm } from './use-create-form-form'

const FORM_ID = 'create-form'

interface CreateFormDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function CreateFormDialog({ open, onOpenChange }: CreateFormDialogProps) {
  // Closing takes the content away, so every opening starts with an empty form.
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <CreateFormContent />
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
