'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Fingerprint } from 'lucide-react'
import Link from 'next/link'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { useNextEmail } from '../../client'
import { type FieldSpec, FormFields, GATE_INPUT } from '../../components/form-fields'
import { type LoginInput, loginSchema } from '../../credentials'
import { useHasPasskeys } from '../../factors/passkey-browser'
import { useLogin, usePasskeySignIn } from '../client'

const FIELDS: readonly FieldSpec<keyof LoginInput>[] = [
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
]

export function LoginForm() {
  const login = useLogin()
  const passkey = usePasskeySignIn()
  const hasPasskeys = useHasPasskeys()
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: useNextEmail(), password: '' },
  })

  return (
    // `post`: if the form is submitted before the script has loaded, the browser would otherwise
    // put the password into the URL.
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((input) => login.submit(input))}
      className="mt-7 grid gap-4"
    >
      <FormFields fields={FIELDS} form={form} className={GATE_INPUT} />
      <Button
        type="submit"
        size="lg"
        loading={login.isPending || (login.isSuccess && login.data.user !== null)}
      >
        Sign in
      </Button>
      {hasPasskeys && (
        <Button
          variant="line"
          size="lg"
          loading={passkey.isPending || passkey.isSuccess}
          onClick={passkey.submit}
        >
          <Fingerprint aria-hidden strokeWidth={1.75} />
          Use a passkey
        </Button>
      )}
      <Link
        href={paths.portal.forgotPassword}
        className="inline-flex min-h-11 items-center justify-self-start font-medium"
      >
        Forgot your password?
      </Link>
    </form>
  )
}
