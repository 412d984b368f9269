'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { staffKeys, useAcceptInvitation, useOpenSignIn } from '../../client'
import { FieldsForm, GATE_INPUT_CLASS } from '../../components/fields-form'
import { NEW_PASSWORD_FIELDS } from '../../components/form-fields'
import { acceptInvitationFormSchema } from '../../credentials'
import { isRefusedLink } from './dead-link'

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  ...NEW_PASSWORD_FIELDS,
] as const

export function AcceptInvitationForm({ token, email }: { token: string; email: string }) {
  const client = useQueryClient()
  const leave = useOpenSignIn()
  const { mutateAsync, isPending, isSuccess } = useAcceptInvitation()
  const accept = (name: string, password: string) =>
    mutateAsync({ token, name, password }).catch((error) => {
      // Reads the invitation again, so that the page says that it was cancelled, used or has
      // expired.
      if (isRefusedLink(error))
        void client.invalidateQueries({ queryKey: staffKeys.invitation(token) })
      throw error
    })
  return (
    <FieldsForm
      schema={acceptInvitationFormSchema}
      values={{ name: '', password: '', confirmPassword: '' }}
      fields={FIELDS}
      onSend={async ({ name, password }) => {
        await accept(name, password)
        notify(notices.accountCreated())
        leave(email)
      }}
      failed={notices.accountCreateFailed}
      gate={{ label: 'Create account', loading: isPending || isSuccess }}
      head={
        <Field label="Email" htmlFor="invited-email">
          {/* An input, because password managers store the email address in it with the password. */}
          <Input
            id="invited-email"
            type="email"
            autoComplete="username"
            readOnly
            value={email}
            className={`${GATE_INPUT_CLASS} bg-bg-2! text-text-2!`}
          />
        </Field>
      }
    />
  )
}
