import { type BaseSyntheticEvent, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { visitorNotices } from '@/lib/visitor-notices'
import type { TestimonyAttempt } from '../attempts'
import { sendTestimony } from '../client'
import type { TestimonyInput } from '../schema'
import type { FieldControl } from './testimony-field'

type Name = keyof TestimonyInput

/** The rules weigh more than the rest of the form: they come once somebody begins to type. */
export const loadRules = () => import('./testimony-resolver')

const resolver: Resolver<TestimonyInput> = async (values, context, options) => {
  const rules = await loadRules().catch(() => null)
  // Cut off while loading: the server has the same rules.
  return rules ? rules.resolveTestimony(values, context, options) : { values, errors: {} }
}

/** Checked on the first submit, then with every change (Spec §4). What was typed before the script came stays. */
export function useTestimonyForm(attempt?: TestimonyAttempt | null) {
  const { register, handleSubmit, formState, setError, reset, watch } = useForm<TestimonyInput>({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [failure, setFailure] = useState<string>()

  async function send(input: TestimonyInput) {
    setFailure(undefined)
    try {
      await sendTestimony(input)
      reset({ name: '', email: '', location: '', testimony: '' })
      notify(visitorNotices.testimonySubmitted())
    } catch (error) {
      const fields = error instanceof HttpError ? error.body?.fields : undefined
      for (const [name, message] of Object.entries(fields ?? {}))
        setError(name as Name, { message })
      const notice = visitorNotices.testimonyFailed(errorSentence(error))
      if (!fields) setFailure(notice.description)
      notify(notice)
    }
  }

  const control = (name: Name): FieldControl => ({
    registration: register(name),
    draft: attempt?.values[name],
    error:
      formState.errors[name]?.message ??
      (formState.isSubmitted ? undefined : attempt?.errors[name]),
  })

  return {
    control,
    isSending: formState.isSubmitting,
    failure,
    /** Characters of the testimony, as the rule counts them. */
    length: (watch('testimony') ?? attempt?.values.testimony ?? '').trim().length,
    submit: (event: BaseSyntheticEvent) => {
      if (formState.isSubmitting) return event.preventDefault()
      return void handleSubmit(send)(event)
    },
  }
}
