'use client'

import { showFieldErrors } from '@/components/portal/show-field-errors'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import {
  APP_CODE_FIELD,
  type FieldSpec,
  FormFields,
  GATE_INPUT,
} from '../../components/form-fields'
import { useCodeForm } from '../../factors/components/use-code-form'
import { useSendCode } from '../client'

const FIELDS = {
  authenticator: [APP_CODE_FIELD],
  recovery_code: [
    { name: 'code', label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'none' },
  ],
} as const satisfies Record<string, readonly FieldSpec<'code'>[]>

/** The form for an app code or a recovery code, after the password. */
export function CodeForm({ kind }: { kind: keyof typeof FIELDS }) {
  const fields = FIELDS[kind]
  const send = useSendCode()
  const form = useCodeForm()
  const submit = form.handleSubmit(({ code }) =>
    send.mutateAsync(code).then(
      () => undefined,
      (error: Error) => {
        notify(notices.loginFailed(errorSentence(error)))
        showFieldErrors(error, fields, form.setError)
      },
    ),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7 grid gap-4">
      <FormFields fields={fields} form={form} className={GATE_INPUT} />
      <Button type="submit" size="lg" loading={send.isPending || send.isSuccess}>
        Sign in
      </Button>
    </form>
  )
}
