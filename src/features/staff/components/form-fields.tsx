'use client'

import { type ComponentProps, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PASSWORD_MIN_LENGTH } from '../constants'

export interface FieldSpec<Name extends string> extends Omit<ComponentProps<'input'>, 'name'> {
  name: Name
  label: string
  /** Shown below the field; replaced by the error when there is one. */
  hint?: string
}

/** A new password and its repetition. */
export const NEW_PASSWORD_FIELDS = [
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
] as const satisfies readonly FieldSpec<string>[]

const [PASSWORD, CONFIRMATION] = NEW_PASSWORD_FIELDS

/** The same fields with the labels for replacing an existing password. */
export const CHANGED_PASSWORD_FIELDS = [
  { ...PASSWORD, label: 'New password' },
  { ...CONFIRMATION, label: 'Confirm new password' },
] as const

/** The six digits of an authenticator app, with which phones can fill it in. */
export const APP_CODE_FIELD = {
  name: 'code',
  label: 'Code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const satisfies FieldSpec<'code'>

/** The current password, which is asked for again before changes to the account. */
export const OWN_PASSWORD_FIELD = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const satisfies FieldSpec<'password'>

interface FormFieldsProps<Values extends FieldValues> {
  fields: readonly FieldSpec<Path<Values>>[]
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>
  /** Class of the inputs, for example `GATE_INPUT`. */
  className?: string
}

/** One labelled input per field, each with its error message. */
export function FormFields<Values extends FieldValues>({
  fields,
  form: { register, formState },
  className,
}: FormFieldsProps<Values>) {
  const prefix = useId()
  return fields.map(({ name, label, hint, ...input }) => {
    const id = `${prefix}${name}`
    const message = formState.errors[name]?.message
    const error = typeof message === 'string' ? message : undefined
    return (
      <Field key={name} label={label} htmlFor={id} hint={error ? undefined : hint} error={error}>
        <Input id={id} className={className} aria-required {...input} {...register(name)} />
      </Field>
    )
  })
}

/** Class of larger inputs, for the pages outside the portal such as sign-in. */
export const GATE_INPUT = 'min-h-11 px-3 text-[1rem]'
