'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useSetUp } from '../../client'
import { type SetupFormInput, setupFormSchema } from '../../schema'
import { type FieldSpec, FormFields, GATE_INPUT, NEW_PASSWORD_FIELDS } from '../form-fields'
import { showRefusals } from '../show-refusals'

const FIELDS: readonly FieldSpec<keyof SetupFormInput>[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'username' },
  ...NEW_PASSWORD_FIELDS,
]

export function SetupForm() {
  const setUp = useSetUp()
  const form = useForm<SetupFormInput>({
    resolver: zodResolver(setupFormSchema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  })

  const submit = form.handleSubmit(({ name, email, password }) =>
    setUp.mutate(
      { name, email, password },
      { onError: (error) => showRefusals(error, FIELDS, form.setError) },
    ),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7 grid gap-4">
      <FormFields fields={FIELDS} form={form} className={GATE_INPUT} />
      <Button type="submit" size="lg" loading={setUp.isPending || setUp.isSuccess}>
        Create account
      </Button>
    </form>
  )
}
