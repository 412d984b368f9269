'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { Button } from '@/components/ui/button'
import { HttpError } from '@/lib/http/client'
import { useSetUp } from '../../client'
import {
  type FieldSpec,
  FormFields,
  GATE_INPUT,
  NEW_PASSWORD_FIELDS,
} from '../../components/form-fields'
import { type SetupFormInput, setupFormSchema } from '../../credentials'

const FIELDS: readonly FieldSpec<keyof SetupFormInput>[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'username' },
  ...NEW_PASSWORD_FIELDS,
]

const CODE = {
  name: 'code',
  label: 'Setup code',
  autoComplete: 'off',
  hint: 'It is at the end of the address that the start of the portal printed',
} as const satisfies FieldSpec<keyof SetupFormInput>

/** `code`: the setup code in the page's address; null when it has none, and a field asks for it. */
export function SetupForm({ code, needsCode }: { code: string | null; needsCode: boolean }) {
  const [isRefused, setRefused] = useState(false)
  // A field for the code is shown when the address has none, or one that was refused.
  const fields = needsCode && (code === null || isRefused) ? [CODE, ...FIELDS] : FIELDS
  const setUp = useSetUp()
  const form = useForm<SetupFormInput>({
    resolver: zodResolver(setupFormSchema),
    defaultValues: { code: code ?? '', name: '', email: '', password: '', confirmPassword: '' },
  })

  const submit = form.handleSubmit(({ confirmPassword, ...input }) =>
    setUp.mutateAsync(input).catch((error: Error) => {
      const refused = error instanceof HttpError && error.body?.code === 'setup.code'
      // The field for the code must be rendered before it can get the focus.
      if (refused) flushSync(() => setRefused(true))
      showFieldErrors(error, [CODE, ...FIELDS], form.setError)
    }),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7 grid gap-4">
      <FormFields fields={fields} form={form} className={GATE_INPUT} />
      <Button type="submit" size="lg" loading={setUp.isPending || setUp.isSuccess}>
        Create account
      </Button>
    </form>
  )
}
