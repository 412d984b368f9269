'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useLogin } from '../client'
import { type LoginInput, loginSchema } from '../schema'

export function LoginForm() {
  const login = useLogin()
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState

  return (
    // `post`: pressed before the script is there, the browser must not put the password in the address.
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((input) => login.mutate(input))}
      className="mt-7 grid gap-4"
    >
      <Field label="Email" htmlFor="email" error={errors.email?.message}>
        <Input
          id="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          className="min-h-11 px-3 text-[1rem]"
          {...register('email')}
        />
      </Field>
      <Field label="Password" htmlFor="password" error={errors.password?.message}>
        <Input
          id="password"
          type="password"
          autoComplete="current-password"
          className="min-h-11 px-3 text-[1rem]"
          {...register('password')}
        />
      </Field>
      <Button type="submit" size="lg" loading={login.isPending || login.isSuccess}>
        Sign in
      </Button>
    </form>
  )
}
