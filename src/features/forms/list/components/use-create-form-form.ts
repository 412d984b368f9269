import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { useCreateForm } from '../../client'
import { type CreateFormInput, createFormSchema } from '../../form-input'

export type CreateFormValues = z.input<typeof createFormSchema>

const CONTROLS = [{ name: 'name' }, { name: 'slug' }, { name: 'description' }] as const

export function useCreateFormForm() {
  const router = useRouter()
  const { mutate, isPending, isSuccess } = useCreateForm()
  const form = useForm<CreateFormValues, unknown, CreateFormInput>({
    resolver: zodResolver(createFormSchema),
    defaultValues: { name: '', slug: '', description: '', isActive: true },
  })

  const showRefusal = (error: Error) => {
    notify(notices.formCreateFailed(errorSentence(error)))
    showFieldErrors(error, CONTROLS, form.setError)
  }

  const submit = form.handleSubmit(
    (input) => {
      if (isPending || isSuccess) return
      mutate(input, {
        onSuccess: ({ id }) => {
          notify(notices.formCreated())
          router.push(paths.portal.form(id))
        },
        onError: showRefusal,
      })
    },
    (errors) => {
      if (errors.name) notify(notices.formNameMissing())
    },
  )

  // Spec §5: Create stays disabled while name or slug is empty.
  const isReady = form.watch(['name', 'slug']).every((text) => text.trim() !== '')
  // Pending until the new form's screen is loaded. A second press before that would be refused,
  // because the slug is taken by then.
  return { form, submit, isReady, isPending: isPending || isSuccess }
}
