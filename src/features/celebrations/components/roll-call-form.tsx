'use client'

import { type FormEvent, useId, useState } from 'react'
import { buttonStyles, CONTROL_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { SpamCheckInputs } from '@/components/site/form-parts'
import { errorSentence } from '@/lib/http/client'
import { sitePaths } from '@/lib/site-paths'
import { readHiddenFields } from '@/lib/suspicion/suspicion'
import { reportProvince } from '../client'

interface RollCallFormProps {
  question: string
  places: readonly { slug: string; name: string }[]
  formToken: string
}

export function RollCallForm({ question, places, formToken }: RollCallFormProps) {
  const id = useId()
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const values = new FormData(event.currentTarget)
    setSending(true)
    try {
      await reportProvince({ province: String(values.get('province')) }, readHiddenFields(values))
      setSaid('Thank you. It is lit within a moment.')
    } catch (failure) {
      setSaid(errorSentence(failure) ?? 'This could not be sent. Please try again.')
    }
    setSending(false)
  }

  return (
    <form
      method="post"
      action={sitePaths.api.rollCall}
      onSubmit={send}
      aria-busy={isSending || undefined}
      className="mt-6 grid gap-2 print:hidden"
    >
      <SpamCheckInputs formToken={formToken} />
      <label htmlFor={id} className={LABEL_CLASSES}>
        {question}
      </label>
      <select id={id} name="province" required defaultValue="" className={CONTROL_CLASSES}>
        <option value="" disabled>
          Choose your province
        </option>
        {places.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonStyles('primary')}
      >
        {isSending ? 'Sending...' : 'We are gathering'}
      </button>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </form>
  )
}
