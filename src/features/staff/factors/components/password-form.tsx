'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useActor } from '@/components/portal/frame/current-user'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { FormFields, OWN_PASSWORD_FIELD } from '../../components/form-fields'
import { type OwnPasswordInput, ownPasswordSchema } from '../schema'

const FIELDS = [OWN_PASSWORD_FIELD] as const

/** A hidden field that tells password managers which account the password belongs to. */
export function OwnName() {
  const { email } = useActor()
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}

interface PasswordFormProps {
  /** The form's id, by which a submit button outside of the form refers to it. */
  id: string
  /** Sends the password; rejects when it was wrong or the request failed. */
  onSend: (password: string) => Promise<unknown>
}

/** Asks for the current password before a change of factors. */
export function PasswordForm({ id, onSend }: PasswordFormProps) {
  const form = useForm<OwnPasswordInput>({
    resolver: zodResolver(ownPasswordSchema),
    defaultValues: { password: '' },
  })
  const submit = form.handleSubmit(({ password }) =>
    onSend(password).catch((error: Error) => {
      notify(notices.factorFailed(errorSentence(error)))
      showFieldErrors(error, FIELDS, form.setError)
    }),
  )
  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <OwnName />
      <FormFields fields={FIELDS} form={form} />
    </form>
  )
}
