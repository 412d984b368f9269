'use client'

import { buttonStyles } from '@/components/site/control-styles'
import {
  isPostedNatively,
  NativePostMarker,
  PrivacyLink,
  SpamCheckInputs,
} from '@/components/site/form-parts'
import { LazyToaster } from '@/components/site/lazy-toaster'
import { SendFailure, useToastShown } from '@/components/site/send-failure'
import { visitorNotices } from '@/lib/notices/visitor-notices'
import { sitePaths } from '@/lib/site-paths'
import { TESTIMONY_LIMITS } from '../constants'
import type { TestimonyAttempt } from '../schema'
import { ShownAsChoice } from './shown-as-choice'
import { TestimonyField, type TestimonyTextName } from './testimony-field'
import { loadTestimonyRules, useTestimonyForm } from './use-testimony-form'

interface TestimonyFormProps {
  formToken: string
  note: string
  /** The values and errors to show again, after a refused form that was sent without script. */
  attempt?: TestimonyAttempt | null
}

export function TestimonyForm({ formToken, note, attempt }: TestimonyFormProps) {
  const { formRef, errors, edited, submit, length, isSending, failure, isSent } =
    useTestimonyForm(attempt)
  // While a toast thanks the visitor, the form shows no thanks of its own.
  const isSaid = useToastShown(visitorNotices.testimonySubmitted().description)
  const { testimonyMin } = TESTIMONY_LIMITS
  const field = (name: TestimonyTextName) => ({
    name,
    defaultValue: attempt?.values[name],
    error: errors[name],
  })
  return (
    <form
      ref={formRef}
      method="post"
      action={sitePaths.api.testimonies}
      noValidate
      aria-busy={isSending || undefined}
      onFocus={() => void loadTestimonyRules().catch(() => {})}
      onChange={(event) => void edited(event.currentTarget)}
      onSubmit={(event) => {
        if (!isPostedNatively(event.currentTarget)) void submit(event)
      }}
      className="grid gap-6"
    >
      <NativePostMarker />
      <SpamCheckInputs formToken={formToken} />
      <div className="grid gap-x-(--gap) gap-y-6 sm:grid-cols-2">
        <TestimonyField {...field('name')} label="Name" autoComplete="name" />
        <TestimonyField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TestimonyField
        {...field('location')}
        label="Province/Location"
        placeholder="e.g. Iloilo"
        autoComplete="address-level1"
      />
      <TestimonyField
        {...field('testimony')}
        label="Testimony"
        rows={6}
        hint={
          <>
            <span id="testimony-hint">At least {testimonyMin} characters</span>
            <span aria-hidden className="tabular-nums noscript:hidden">
              {length} / {testimonyMin}
            </span>
          </>
        }
      />
      <ShownAsChoice chosen={attempt?.values.shownAs} />
      <div className="grid gap-4">
        {failure && <SendFailure message={failure} />}
        {isSent && !isSaid && (
          <p className="border-l-4 border-gold-400 bg-bg-2 px-4 py-3 leading-[1.5]">
            <b className="block font-semibold">Thank you.</b> Our team will read your testimony. You
            can send another.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <button
            type="submit"
            // Not `disabled`, which would take the keyboard focus away.
            aria-disabled={isSending || undefined}
            className={`max-sm:w-full ${buttonStyles('primary')}`}
          >
            {isSending ? 'Submitting...' : 'Submit Testimony'}
          </button>
          <p className="max-w-[34ch] text-sm leading-[1.45] text-text-3">
            {note} Our staff reads it first. <PrivacyLink />
          </p>
        </div>
      </div>
      <LazyToaster />
    </form>
  )
}
