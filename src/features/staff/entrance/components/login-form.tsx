'use client'

import { Fingerprint } from 'lucide-react'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { usePrefilledSignInEmail } from '../../client'
import { FieldsForm } from '../../components/fields-form'
import { EMAIL_FIELD } from '../../components/form-fields'
import { loginSchema } from '../../credentials'
import { useSupportsPasskeys } from '../../factors/passkey-browser'
import { useLogin, usePasskeySignIn } from '../client'

const FIELDS = [
  EMAIL_FIELD,
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const

export function LoginForm() {
  const login = useLogin()
  const passkey = usePasskeySignIn()
  const hasPasskeys = useSupportsPasskeys()
  const isDone = login.isSuccess && login.data.user !== null
  return (
    <FieldsForm
      schema={loginSchema}
      values={{ email: usePrefilledSignInEmail(), password: '' }}
      fields={FIELDS}
      onSend={(input) => login.mutateAsync(input)}
      failed={notices.loginFailed}
      gate={{ label: 'Sign in', loading: login.isPending || isDone }}
    >
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
    </FieldsForm>
  )
}
