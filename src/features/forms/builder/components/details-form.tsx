import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { SlugInput } from '../../components/slug-input'
import type { EventForm } from '../../schema'
import { useDetailsForm } from './use-details-form'
import type { ReadDetails } from './use-preview'

interface DetailsFormProps {
  form: EventForm
  addressHint?: string
  onUnsaved: (isUnsaved: boolean) => void
  /** Is set to a function that reads the current input. */
  details: ReadDetails
}

const MOVED = 'Links and codes with the address of before lead here once this is saved.'

/**
 * The form's name, address and texts, with a save button of their own, because they are saved
 * separately from the fields.
 */
export function DetailsForm({ form, addressHint, onUnsaved, details }: DetailsFormProps) {
  const { register, submit, errors, isChanged, isMoved, isSaving } = useDetailsForm(
    form,
    onUnsaved,
    details,
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 p-4">
      <Field label="Name" htmlFor="details-name" required error={errors.name?.message}>
        <Input id="details-name" autoComplete="off" {...register('name')} />
      </Field>
      <Field
        label="Address"
        htmlFor="details-slug"
        required
        error={errors.slug?.message}
        hint={isMoved ? MOVED : addressHint}
      >
        <SlugInput id="details-slug" {...register('slug')} />
      </Field>
      <Field
        label="Description"
        htmlFor="details-description"
        optional
        error={errors.description?.message}
      >
        <Textarea
          id="details-description"
          // The field grows with its text where the browser supports that.
          className="field-sizing-content max-h-80"
          rows={3}
          {...register('description')}
        />
      </Field>
      <Field
        label="While it is closed"
        htmlFor="details-closed"
        optional
        error={errors.closedText?.message}
        hint="Below “Form Not Found”: when it opens, or whom to ask."
      >
        <Textarea id="details-closed" rows={2} {...register('closedText')} />
      </Field>
      <Field
        label="After a registration"
        htmlFor="details-thanks"
        optional
        error={errors.thanksText?.message}
        hint="Below “Thank You!”: what happens next."
      >
        <Textarea id="details-thanks" rows={2} {...register('thanksText')} />
      </Field>
      <Button type="submit" variant="line" disabled={!isChanged} loading={isSaving}>
        Save details
      </Button>
    </form>
  )
}
