'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useForgotPassword, useNextEmail } from '../../client'
import { type FieldSpec, FormFields, GATE_INPUT } from '../../components/form-fields'
import { type ForgotPasswordInput, forgotPasswordSchema } from '../../credentials'

const FIELDS: readonly FieldSpec<keyof ForgotPasswordInput>[] = [
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'username' },
]

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const forgot = useForgotPassword()
  const form = useForm<ForgotPasswordInput>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: useNextEmail() },
  })

  const submit = form.handleSubmit((input) =>
    forgot.mutateAsync(input).then(
      () => onSent(input.email),
      (error: Error) => {
        notify(notices.resetLinkFailed(errorSentence(error)))
        showFieldErrors(error, FIELDS, form.setError)
      },
    ),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7 grid gap-4">
      <FormFields fields={FIELDS} form={form} className={GATE_INPUT} />
      <Button type="submit" size="lg" loading={forgot.isPending}>
        Send the link
      </Button>
    </form>
  )
}
