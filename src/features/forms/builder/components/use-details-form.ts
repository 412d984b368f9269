import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useUpdateForm } from '../../client'
import { type FormDetails, formDetailsSchema } from '../../form-input'
import type { EventForm } from '../../schema'

export type DetailsValues = z.input<typeof formDetailsSchema>
const NAMES = Object.keys(formDetailsSchema.shape) as (keyof FormDetails)[]
const CONTROLS = NAMES.map((name) => ({ name }))

const valuesOf = ({ name, slug, description, closedText, thanksText }: EventForm) => ({
  name,
  slug,
  description: description ?? '',
  closedText: closedText ?? '',
  thanksText: thanksText ?? '',
})

/** The state of the form for name, address and texts: input, errors and saving. */
export function useDetailsForm(
  form: EventForm,
  onUnsaved: (isUnsaved: boolean) => void,
  read: RefObject<(() => DetailsValues) | null>,
) {
  const { mutateAsync, isPending } = useUpdateForm(form.id)
  const { register, handleSubmit, reset, setError, getValues, formState } = useForm<
    DetailsValues,
    unknown,
    FormDetails
  >({
    resolver: zodResolver(formDetailsSchema),
    // Values that a colleague has changed replace the shown ones, except in inputs that were edited
    // here.
    values: valuesOf(form),
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty, dirtyFields, errors } = formState
  useEffect(() => onUnsaved(isDirty), [onUnsaved, isDirty])
  useEffect(() => {
    read.current = getValues
  }, [read, getValues])

  const showRefusal = (error: Error) => {
    notify(notices.formDetailsFailed(errorSentence(error)))
    showFieldErrors(error, CONTROLS, setError)
  }

  const submit = handleSubmit((details) => {
    const changed = NAMES.filter((name) => dirtyFields[name])
    if (isPending || changed.length === 0) return
    const change = Object.fromEntries(changed.map((name) => [name, details[name]]))
    return mutateAsync(change).then((saved) => {
      reset(valuesOf(saved))
      notify(notices.formDetailsSaved())
    }, showRefusal)
  })

  const isMoved = Boolean(dirtyFields.slug)
  return { register, submit, errors, isChanged: isDirty, isMoved, isSaving: isPending }
}
