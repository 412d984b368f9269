'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { staffKeys, useAcceptInvitation, useOpenSignIn } from '../../client'
import {
  type FieldSpec,
  FormFields,
  GATE_INPUT,
  NEW_PASSWORD_FIELDS,
} from '../../components/form-fields'
import { type AcceptInvitationFormInput, acceptInvitationFormSchema } from '../../credentials'
import { isRefusedLink } from './dead-link'

const FIELDS: readonly FieldSpec<keyof AcceptInvitationFormInput>[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  ...NEW_PASSWORD_FIELDS,
]

export function AcceptForm({ token, email }: { token: string; email: string }) {
  const client = useQueryClient()
  const leave = useOpenSignIn()
  const accept = useAcceptInvitation()
  const form = useForm<AcceptInvitationFormInput>({
    resolver: zodResolver(acceptInvitationFormSchema),
    defaultValues: { name: '', password: '', confirmPassword: '' },
  })

  const refuse = (error: Error) => {
    // When the invitation has been cancelled or used since, the page itself reports it.
    if (isRefusedLink(error))
      void client.invalidateQueries({ queryKey: staffKeys.invitation(token) })
    notify(notices.accountCreateFailed(errorSentence(error)))
    showFieldErrors(error, FIELDS, form.setError)
  }

  const submit = form.handleSubmit(({ name, password }) =>
    accept.mutate(
      { token, name, password },
      {
        onSuccess: () => {
          notify(notices.accountCreated())
          leave(email)
        },
        onError: refuse,
      },
    ),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7 grid gap-4">
      <Field label="Email" htmlFor="invited-email">
        {/* A read-only input, so that password managers store the address with the password. */}
        <Input
          id="invited-email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          className={`${GATE_INPUT} bg-bg-2! text-text-2!`}
        />
      </Field>
      <FormFields fields={FIELDS} form={form} className={GATE_INPUT} />
      <Button type="submit" size="lg" loading={accept.isPending || accept.isSuccess}>
        Create account
      </Button>
    </form>
  )
}
