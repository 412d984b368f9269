'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useActor } from '@/components/portal/frame/current-user'
import { showRefusals } from '@/components/portal/show-refusals'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { FormFields, OWN_PASSWORD_FIELD } from '../../components/form-fields'
import { type OwnPasswordInput, ownPasswordSchema } from '../schema'

const FIELDS = [OWN_PASSWORD_FIELD] as const

/** Tells password managers whose password it is that is asked for. */
export function OwnName() {
  const { email } = useActor()
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}

interface PasswordFormProps {
  /** For the button that sends it, which lies outside. */
  id: string
  /** Rejects when the password was not right or something failed. */
  onSend: (password: string) => Promise<unknown>
}

/** Asks for one's password before a change of one's factors. */
export function PasswordForm({ id, onSend }: PasswordFormProps) {
  const form = useForm<OwnPasswordInput>({
    resolver: zodResolver(ownPasswordSchema),
    defaultValues: { password: '' },
  })
  const submit = form.handleSubmit(({ password }) =>
    onSend(password).catch((error: Error) => {
      notify(notices.factorFailed(errorSentence(error)))
      showRefusals(error, FIELDS, form.setError)
    }),
  )
  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <OwnName />
      <FormFields fields={FIELDS} form={form} />
    </form>
  )
}
