'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showFieldErrors } from '@/components/portal/show-field-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import type { Notice } from '@/lib/notices/notice'

export interface FieldSpec<Name extends string> extends Omit<ComponentProps<'input'>, 'name'> {
  name: Name
  label: string
  hint?: string
}

/** Classes of inputs on the pages outside the portal, such as sign-in. */
export const GATE_INPUT_CLASS = 'min-h-11 px-3 text-[1rem]'

interface FieldsFormProps<Typed extends FieldValues, Sent> {
  id?: string
  schema: z.ZodType<Sent, Typed>
  /** Initial values, in the order of the fields. */
  values: Typed & DefaultValues<Typed>
  fields: readonly FieldSpec<Path<Typed>>[]
  onSend: (input: Sent) => Promise<unknown>
  /**
   * Returns the toast to show when `onSend` rejects. `message` is the server's error message, if it
   * sent one.
   */
  failed: (message?: string) => Notice
  /** The submit button of a page outside the portal, such as sign-in. */
  gate?: { label: string; loading: boolean }
  focusesFirst?: boolean
  head?: ReactNode
  children?: ReactNode
}

export function FieldsForm<Typed extends FieldValues, Sent>({
  id,
  schema,
  values,
  fields,
  onSend,
  failed,
  gate,
  focusesFirst = false,
  head,
  children,
}: FieldsFormProps<Typed, Sent>) {
  const prefix = useId()
  const { register, formState, handleSubmit, setError, setFocus } = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: values,
  })
  const first = focusesFirst ? fields[0]?.name : undefined
  useEffect(() => {
    if (first) setFocus(first)
  }, [first, setFocus])
  const submit = handleSubmit((input) =>
    onSend(input).catch((error: Error) => {
      notify(failed(errorSentence(error)))
      const names = Object.keys(values) as Path<Typed>[]
      showFieldErrors(
        error,
        names.map((name) => ({ name })),
        setError,
      )
    }),
  )
  return (
    // `post`, because a form sent by `get` before the script has loaded would put the password into
    // the URL.
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      className={gate ? 'mt-7 grid gap-4' : 'grid gap-4'}
    >
      {head}
      {fields.map(({ name, label, hint, ...input }) => {
        const message = formState.errors[name]?.message
        const error = typeof message === 'string' ? message : undefined
        const inputId = prefix + name
        return (
          <Field
            key={name}
            label={label}
            htmlFor={inputId}
            hint={error ? undefined : hint}
            error={error}
          >
            <Input
              id={inputId}
              className={gate && GATE_INPUT_CLASS}
              aria-required
              {...input}
              {...register(name)}
            />
          </Field>
        )
      })}
      {gate && (
        <Button type="submit" size="lg" loading={gate.loading}>
          {gate.label}
        </Button>
      )}
      {children}
    </form>
  )
}
