'use client'

import { notices } from '@/lib/notices/notices'
import { type FieldSpec, FieldsForm } from '../../components/fields-form'
import { APP_CODE_FIELD } from '../../components/form-fields'
import { factorCodeSchema } from '../../factors/schema'
import { useCodeSignIn } from '../client'

const FIELDS = {
  authenticator: [APP_CODE_FIELD],
  recovery_code: [
    { name: 'code', label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'none' },
  ],
} as const satisfies Record<string, readonly FieldSpec<'code'>[]>

export function SignInCodeForm({ kind }: { kind: keyof typeof FIELDS }) {
  const send = useCodeSignIn()
  return (
    <FieldsForm
      schema={factorCodeSchema}
      values={{ code: '' }}
      fields={FIELDS[kind]}
      focusesFirst
      onSend={({ code }) => send.mutateAsync(code)}
      failed={notices.loginFailed}
      gate={{ label: 'Sign in', loading: send.isPending || send.isSuccess }}
    />
  )
}
