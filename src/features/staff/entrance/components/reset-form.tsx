'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useOpenSignIn, useResetPassword } from '../../client'
import { CHANGED_PASSWORD_FIELDS, FormFields, GATE_INPUT } from '../../components/form-fields'
import { type ResetPasswordFormInput, resetPasswordFormSchema } from '../../credentials'
import { isRefusedLink } from './dead-link'

interface ResetFormProps {
  token: string
  /** Called with the server's message when the link cannot be used. */
  onRefused: (sentence: string) => void
}

export function ResetForm({ token, onRefused }: ResetFormProps) {
  const leave = useOpenSignIn()
  const reset = useResetPassword()
  const form = useForm<ResetPasswordFormInput>({
    resolver: zodResolver(resetPasswordFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })

  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: () => {
          notify(notices.passwordChanged())
          leave()
        },
        onError: (error) => {
          if (isRefusedLink(error)) onRefused(errorSentence(error) ?? '')
          else notify(notices.passwordChangeFailed(errorSentence(error)))
          showFieldErrors(error, CHANGED_PASSWORD_FIELDS, form.setError)
        },
      },
    ),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7 grid gap-4">
      <FormFields fields={CHANGED_PASSWORD_FIELDS} form={form} className={GATE_INPUT} />
      <Button type="submit" size="lg" loading={reset.isPending || reset.isSuccess}>
        Change password
      </Button>
    </form>
  )
}
