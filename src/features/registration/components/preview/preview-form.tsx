'use client'

import { type ReactNode, useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import type { PublicForm } from '@/features/forms/schema'
import { FormFields } from '../fields/form-fields'
import { PrivacyPart } from '../privacy-part'
import { RegistrationSheet } from '../registration-sheet'
import { RequiredNote } from '../required-note'
import { useConditions } from '../use-conditions'
import { useFilledForm } from '../use-filled-form'

interface PreviewFormProps {
  form: PublicForm
  picture: ReactNode
  strip: ReactNode
}

const NOTHING = { draft: {}, errors: {} }

/**
 * The form as visitors see it, but it cannot be sent: it has no action and no key, and stores
 * nothing on the device. `method="dialog"` keeps the browser from sending it even without script.
 */
export function PreviewForm({ form, picture, strip }: PreviewFormProps) {
  const [isTried, setTried] = useState(false)
  const filled = useFilledForm()
  const { hidden, decide } = useConditions(form, filled)
  return (
    <RegistrationSheet form={form} picture={picture} strip={strip}>
      <form
        ref={filled.element}
        method="dialog"
        noValidate
        onChange={decide}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
        }}
        className="grid min-w-0 gap-6"
      >
        <RequiredNote fields={form.fields} />
        <FormFields fields={form.fields} state={NOTHING} hidden={hidden} />
        {form.fields.length === 0 && <p className="text-text-2">No fields yet.</p>}
        {form.notice && <PrivacyPart notice={form.notice} error={undefined} />}
        <div className="grid gap-4 pt-2">
          <p role="status" className="font-medium empty:hidden">
            {isTried && 'This is a preview: nothing was sent.'}
          </p>
          <button type="submit" className={`w-full ${buttonStyles('primary')}`}>
            Submit Registration
          </button>
        </div>
      </form>
    </RegistrationSheet>
  )
}
