'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { useLogin, useNextEmail } from '../../client'
import { type LoginInput, loginSchema } from '../../schema'
import { type FieldSpec, FormFields, GATE_INPUT } from '../form-fields'

const FIELDS: readonly FieldSpec<keyof LoginInput>[] = [
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
]

export function LoginForm() {
  const login = useLogin()
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: useNextEmail(), password: '' },
  })

  return (
    // `post`: pressed before the script is there, the browser must not put the password in the address.
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((input) => login.mutate(input))}
      className="mt-7 grid gap-4"
    >
      <FormFields fields={FIELDS} form={form} className={GATE_INPUT} />
      <Button type="submit" size="lg" loading={login.isPending || login.isSuccess}>
        Sign in
      </Button>
      <Link
        href={paths.portal.forgotPassword}
        className="inline-flex min-h-11 items-center justify-self-start font-medium"
      >
        Forgot your password?
      </Link>
    </form>
  )
}
