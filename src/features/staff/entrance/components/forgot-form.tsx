'use client'

import { notices } from '@/lib/notices/notices'
import { useForgotPassword, usePrefilledSignInEmail } from '../../client'
import { FieldsForm } from '../../components/fields-form'
import { EMAIL_FIELD } from '../../components/form-fields'
import { forgotPasswordSchema } from '../../credentials'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const forgot = useForgotPassword()
  return (
    <FieldsForm
      schema={forgotPasswordSchema}
      values={{ email: usePrefilledSignInEmail() }}
      fields={[EMAIL_FIELD]}
      onSend={(input) => forgot.mutateAsync(input).then(() => onSent(input.email))}
      failed={notices.resetLinkFailed}
      gate={{ label: 'Send the link', loading: forgot.isPending }}
    />
  )
}
