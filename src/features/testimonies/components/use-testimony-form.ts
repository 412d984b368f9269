import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dismissToasts, notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { firstErrorsByPath } from '@/lib/notices/first-messages'
import { visitorNotices } from '@/lib/notices/visitor-notices'
import { readHiddenFields } from '@/lib/suspicion/suspicion'
import { sendTestimony } from '../client'
import type { TestimonyAttempt, TestimonyInput } from '../schema'

const NAMES = ['name', 'email', 'location', 'testimony'] as const
type Name = (typeof NAMES)[number]

type TestimonyErrors = Partial<Record<keyof TestimonyInput, string>>

/** Loads the rules of Spec §5 only when they are needed, because their code is large. */
export const loadTestimonyRules = () => import('../schema')

const control = (form: HTMLFormElement, name: Name) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

const readValues = (form: HTMLFormElement): TestimonyInput => ({
  name: control(form, 'name').value,
  email: control(form, 'email').value,
  location: control(form, 'location').value,
  testimony: control(form, 'testimony').value,
  shownAs: new FormData(form).get('shownAs') as TestimonyInput['shownAs'],
})

async function findErrors(form: HTMLFormElement): Promise<TestimonyErrors> {
  const rules = await loadTestimonyRules().catch(() => null)
  // Without the rules the form is sent, because the server checks them too.
  return rules ? firstErrorsByPath(rules.testimonySchema.safeParse(readValues(form)).error) : {}
}

function focusFirst(form: HTMLFormElement, errors: TestimonyErrors): void {
  const first = NAMES.find((name) => errors[name])
  if (first) control(form, first).focus()
}

/**
 * Checks the form at the first submit, and from then on at every change until the testimony is sent
 * (Spec §4). Inputs are uncontrolled, so that text typed before the script loaded stays.
 */
export function useTestimonyForm(attempt?: TestimonyAttempt | null) {
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<TestimonyErrors>(attempt?.errors ?? {})
  const [isChecked, setIsChecked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const [length, setLength] = useState(0)

  const measure = (form: HTMLFormElement) =>
    setLength(control(form, 'testimony').value.trim().length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    if (formRef.current) measure(formRef.current)
  }, [])

  async function edited(form: HTMLFormElement) {
    measure(form)
    if (isChecked) setErrors(await findErrors(form))
  }

  async function send(form: HTMLFormElement) {
    dismissToasts()
    setFailure(undefined)
    setIsSent(false)
    try {
      await sendTestimony(readValues(form), readHiddenFields(new FormData(form)))
      for (const name of NAMES) control(form, name).value = ''
      const [first] = form.querySelectorAll<HTMLInputElement>('[name=shownAs]')
      if (first) first.checked = true
      measure(form)
      setErrors({})
      setIsChecked(false)
      setIsSent(true)
      notify(visitorNotices.testimonySubmitted())
    } catch (error) {
      const fields: TestimonyErrors | undefined =
        error instanceof HttpError ? error.body?.fields : undefined
      const notice = visitorNotices.testimonyFailed(errorSentence(error))
      if (fields) setErrors(fields)
      else setFailure(notice.description)
      notify(notice)
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setIsSending(true)
    const found = await findErrors(form)
    setErrors(found)
    setIsChecked(true)
    if (Object.keys(found).length === 0) await send(form)
    else focusFirst(form, found)
    setIsSending(false)
  }

  return {
    formRef,
    errors,
    isSending,
    failure,
    isSent,
    /** The number of characters of the testimony, without spaces at its ends. */
    length,
    edited,
    submit,
  }
}
