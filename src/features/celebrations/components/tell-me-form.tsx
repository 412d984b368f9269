'use client'

import { type FormEvent, useId, useState } from 'react'
import { buttonStyles, CONTROL_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { EmailInput } from '@/components/site/email-input'
import { FieldMessage } from '@/components/site/field-parts'
import { PrivacyLink, SpamCheckInputs } from '@/components/site/form-parts'
import { errorSentence } from '@/lib/http/client'
import { sitePaths } from '@/lib/site-paths'
import { readHiddenFields } from '@/lib/suspicion/suspicion'
import { EMAIL_SHAPE, possessive } from '@/lib/text'
import { requestVenueNotice } from '../client'
import type { Province } from '../schema'
import { venueRequestSentence } from '../venue-request'

interface TellMeFormProps {
  province: Pick<Province, 'slug' | 'name'>
  formToken: string
  /** Why the email address was refused, after the form was sent without script. */
  refusal?: string | null
}

const INVALID = 'Please enter a valid email address'

export function VenueRequestForm({ province, formToken, refusal = null }: TellMeFormProps) {
  const { slug, name } = province
  const id = useId()
  const [error, setError] = useState(refusal)
  const [isSending, setSending] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const email = String(values.get('email') ?? '').trim()
    if (!EMAIL_SHAPE.test(email)) {
      setError(INVALID)
      form.querySelector<HTMLElement>('[name=email]')?.focus()
      return
    }
    setError(null)
    setSending(true)
    try {
      const { isMailSent } = await requestVenueNotice(slug, { email }, readHiddenFields(values))
      setAsked(venueRequestSentence(name, isMailSent))
    } catch (failure) {
      setError(errorSentence(failure) ?? 'This could not be sent. Please try again.')
    }
    setSending(false)
  }

  return (
    <div className="mt-4 max-w-[34rem]">
      {/* Always rendered, so that screen readers announce its changes. */}
      <p
        role="status"
        className="border-l-4 border-gold-400 pl-4 text-sm leading-[1.5] empty:hidden"
      >
        {asked}
      </p>
      {asked === null && (
        <form
          method="post"
          action={sitePaths.api.tellMe(slug)}
          noValidate
          aria-busy={isSending || undefined}
          onSubmit={send}
          className="@container"
        >
          <SpamCheckInputs formToken={formToken} />
          <label htmlFor={`${id}-email`} className={LABEL_CLASSES}>
            Email me when {possessive(name)} venue is announced
          </label>
          <div className="my-2 grid gap-2 @sm:grid-cols-[minmax(0,1fr)_auto]">
            <EmailInput
              id={`${id}-email`}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="name@example.org"
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={`${error ? `${id}-error ` : ''}${id}-note`}
              className={CONTROL_CLASSES}
            />
            {error && (
              <div className="@sm:col-span-2 @sm:row-start-2">
                <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
              </div>
            )}
            <button
              type="submit"
              aria-disabled={isSending || undefined}
              className={buttonStyles('primary')}
            >
              {isSending ? 'Sending...' : 'Email me'}
            </button>
          </div>
          <p id={`${id}-note`} className="text-xs leading-[1.45] text-text-3">
            One message about {name}, then your email address is deleted. Nobody but our staff sees
            it. <PrivacyLink />
          </p>
        </form>
      )}
    </div>
  )
}
