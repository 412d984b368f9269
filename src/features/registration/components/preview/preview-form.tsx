'use client'

import { type ReactNode, useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import type { PublicForm } from '@/features/forms/schema'
import { FormFields } from '../fields/form-fields'
import { WithOptionalParts } from '../more/more'
import { useOptionalParts } from '../more/parts'
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
 * Shows the form as visitors see it, but without notes on free places, and with the questions for
 * each person of a party only once. Nothing is stored on the device. Nothing is sent, even without
 * script, because the form has `method="dialog"`.
 */
export const PreviewForm = (props: PreviewFormProps) => (
  <WithOptionalParts>
    <Form {...props} />
  </WithOptionalParts>
)

function Form({ form, picture, strip }: PreviewFormProps) {
  const { useSteps, StepProgress, StepButtons } = useOptionalParts()
  const [isTried, setTried] = useState(false)
  const filled = useFilledForm()
  const { hidden, decide } = useConditions(form, filled)
  const [step, setStep] = useState<string | null>(null)
  const steps = useSteps({ form, hidden, step, onStep: setStep })
  return (
    <RegistrationSheet form={form} picture={picture} strip={strip}>
      <form
        ref={filled.element}
        method="dialog"
        noValidate
        onChange={decide}
        onSubmit={(event) => {
          event.preventDefault()
          if (steps.isLast) setTried(true)
          else steps.next()
        }}
        data-steps={steps.count > 0 || undefined}
        data-live={hidden !== null || undefined}
        className="grid min-w-0 gap-6"
      >
        <RequiredNote fields={form.fields} />
        <StepProgress steps={steps} />
        <FormFields steps={steps} fields={form.fields} state={NOTHING} hidden={hidden} />
        {form.fields.length === 0 && <p className="text-text-2">No fields yet.</p>}
        <div data-last hidden={steps.shown !== null && !steps.isLast} className="grid gap-6">
          {form.notice && <PrivacyPart notice={form.notice} error={undefined} />}
          <p role="status" className="font-medium empty:hidden">
            {isTried && 'This is a preview: nothing was sent.'}
          </p>
          <button type="submit" className={`w-full ${buttonStyles('primary')}`}>
            Submit Registration
          </button>
        </div>
        <StepButtons steps={steps} />
      </form>
    </RegistrationSheet>
  )
}
