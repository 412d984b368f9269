'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { HttpError } from '@/lib/http/client'
import { useSetUp } from '../client'
import { PASSWORD_MIN_LENGTH } from '../constants'
import { type SetupFormInput, setupFormSchema } from '../schema'

interface FieldSpec extends ComponentProps<'input'> {
  name: keyof SetupFormInput
  label: string
  hint?: string
}

const FIELDS: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: `At least ${PASSWORD_MIN_LENGTH} characters`,
  },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    type: 'password',
    autoComplete: 'new-password',
  },
]

export function SetupForm() {
  const prefix = useId()
  const setUp = useSetUp()
  const { register, handleSubmit, setError, formState } = useForm<SetupFormInput>({
    resolver: zodResolver(setupFormSchema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  })

  const submit = handleSubmit(({ name, email, password }) =>
    setUp.mutate(
      { name, email, password },
      {
        onError: (error) => {
          const fields = error instanceof HttpError ? error.body?.fields : undefined
          for (const { name } of FIELDS) {
            if (fields?.[name]) setError(name, { message: fields[name] })
          }
        },
      },
    ),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-7 grid gap-4">
      {FIELDS.map(({ name, label, hint, ...input }) => {
        const id = `${prefix}${name}`
        const error = formState.errors[name]?.message
        return (
          <Field
            key={name}
            label={label}
            htmlFor={id}
            hint={error ? undefined : hint}
            error={error}
          >
            <Input
              id={id}
              className="min-h-11 px-3 text-[1rem]"
              aria-required
              {...input}
              {...register(name)}
            />
          </Field>
        )
      })}
      <Button type="submit" size="lg" loading={setUp.isPending || setUp.isSuccess}>
        Create account
      </Button>
    </form>
  )
}
