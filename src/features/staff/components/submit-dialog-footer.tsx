import { Button } from '@/components/ui/button'
import { DialogClose } from '@/components/ui/dialog'

interface StepFooterProps {
  /** The id of the form to submit. */
  form: string
  label: string
  pending: boolean
  danger?: boolean
}

export const SubmitDialogFooter = ({ form, label, pending, danger }: StepFooterProps) => (
  <>
    <DialogClose asChild>
      <Button variant="line">Cancel</Button>
    </DialogClose>
    <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} loading={pending}>
      {label}
    </Button>
  </>
)
