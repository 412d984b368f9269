'use client'

import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useOpenSignIn, useResetPassword } from '../../client'
import { FieldsForm } from '../../components/fields-form'
import { CHANGED_PASSWORD_FIELDS } from '../../components/form-fields'
import { resetPasswordFormSchema } from '../../credentials'
import { isRefusedLink } from './dead-link'

interface ResetFormProps {
  token: string
  onRefused: (sentence: string) => void
}

export function ResetPasswordForm({ token, onRefused }: ResetFormProps) {
  const leave = useOpenSignIn()
  const reset = useResetPassword()
  const send = async (password: string) => {
    try {
      await reset.mutateAsync({ token, password })
    } catch (error) {
      if (!isRefusedLink(error)) throw error
      return onRefused(errorSentence(error) ?? '')
    }
    notify(notices.passwordChanged())
    leave()
  }
  return (
    <FieldsForm
      schema={resetPasswordFormSchema}
      values={{ password: '', confirmPassword: '' }}
      fields={CHANGED_PASSWORD_FIELDS}
      onSend={({ password }) => send(password)}
      failed={notices.passwordChangeFailed}
      gate={{ label: 'Change password', loading: reset.isPending || reset.isSuccess }}
    />
  )
}
