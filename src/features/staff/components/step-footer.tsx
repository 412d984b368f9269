import { Button } from '@/components/ui/button'
import { DialogClose } from '@/components/ui/dialog'

interface StepFooterProps {
  /** The id of the form that the button submits. */
  form: string
  label: string
  pending: boolean
  danger?: boolean
}

/** The buttons below a form in a dialog: Cancel, and the one that submits the form. */
export const StepFooter = ({ form, label, pending, danger }: StepFooterProps) => (
  <>
    <DialogClose asChild>
      <Button variant="line">Cancel</Button>
    </DialogClose>
    <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} loading={pending}>
      {label}
    </Button>
  </>
)
