'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useActor } from '@/components/portal/frame/current-user'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useOpenSignIn } from '../../client'
import { CHANGED_PASSWORD_FIELDS, type FieldSpec, FormFields } from '../../components/form-fields'
import { type ChangePasswordFormInput, changePasswordFormSchema } from '../../credentials'
import { useChangePassword } from '../client'

const FIELDS: readonly FieldSpec<keyof ChangePasswordFormInput>[] = [
  {
    name: 'currentPassword',
    label: 'Current password',
    type: 'password',
    autoComplete: 'current-password',
  },
  ...CHANGED_PASSWORD_FIELDS,
]

export function ChangePasswordForm() {
  const { email } = useActor()
  const leave = useOpenSignIn()
  const change = useChangePassword()
  const form = useForm<ChangePasswordFormInput>({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })

  const submit = form.handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, password },
      {
        onSuccess: () => {
          notify(notices.passwordChanged())
          leave(email)
        },
        onError: (error) => {
          notify(notices.passwordChangeFailed(errorSentence(error)))
          showFieldErrors(error, FIELDS, form.setError)
        },
      },
    ),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 p-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormFields fields={FIELDS} form={form} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-sm text-text-3">You are signed out everywhere and sign in again.</p>
        <Button type="submit" loading={change.isPending || change.isSuccess}>
          Change password
        </Button>
      </div>
    </form>
  )
}
