import { type RefObject, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '@/components/ui/notify'
import type { PublicForm } from '@/features/forms/schema'
import { notices } from '@/lib/notices'
import { paths } from '@/lib/paths'
import { findAnswerErrors } from '../../answers'
import { fieldIdOf, readAnswers, readFiles } from './answers-in-form'
import { focusFirstError } from './field-ids'
import { findFileErrors } from './file-limits'
import { findHalfTypedDates } from './half-typed-dates'
import { newIdempotencyKey } from './idempotency-key'
import { type Attempt, registrationReducer, startRegistration } from './registration-state'
import { reopenForm, sendRegistration } from './send-registration'

/** Shows the messages under the fields, tells by toast and moves to the first one. */
function refuse(form: PublicForm, errors: Record<string, string>, show: () => void) {
  // The messages must be there before a screen reader arrives at the field.
  flushSync(show)
  notify(notices.registrationInvalid())
  focusFirstError(form.fields, errors)
}

export function useRegistration(form: PublicForm, idempotencyKey: string, attempt: Attempt | null) {
  const [state, dispatch] = useReducer(registrationReducer, null, () =>
    startRegistration(form, idempotencyKey, attempt),
  )
  const touched: RefObject<Set<string>> = useRef(new Set())
  const { fields, slug } = state.form

  async function submit(element: HTMLFormElement) {
    if (state.isSending) return
    const values = new FormData(element)
    const answers = readAnswers(fields, values, touched.current)
    const files = readFiles(fields, values)
    const errors = {
      ...findAnswerErrors(fields, answers),
      ...findHalfTypedDates(element),
      ...findFileErrors(files),
    }
    if (Object.keys(errors).length > 0) {
      refuse(state.form, errors, () => dispatch({ type: 'refused', errors }))
      return
    }
    dispatch({ type: 'sending' })
    const outcome = await sendRegistration({
      slug,
      idempotencyKey: state.idempotencyKey,
      answers,
      files,
    })
    if (outcome.type === 'refused') {
      refuse(state.form, outcome.errors, () => dispatch(outcome))
      return
    }
    dispatch(outcome)
    if (outcome.type === 'failed') notify(notices.registrationFailed(outcome.message))
    // A phone that drops the page and loads it again shows the thanks, not an empty form.
    if (outcome.type === 'submitted') {
      history.replaceState(null, '', paths.formSubmitted(slug, outcome.reference))
    }
  }

  /** Notes that a field was edited, which clears its message; a file may bring a new one. */
  function edited(input: EventTarget & { name?: string; files?: FileList | null }) {
    const fieldId = fieldIdOf(input.name ?? '')
    if (!fieldId) return
    touched.current.add(fieldId)
    const file = input.files?.[0]
    const error = file && findFileErrors(new Map([[fieldId, file]]))[fieldId]
    dispatch({ type: 'edited', fieldId, error })
  }

  async function another() {
    dispatch({ type: 'another' })
    const reopened = await reopenForm(state.form)
    touched.current = new Set()
    if (!reopened) return dispatch({ type: 'closed' })
    history.replaceState(null, '', paths.form(slug))
    dispatch({ type: 'opened', form: reopened, idempotencyKey: newIdempotencyKey() })
  }

  return { state, submit, edited, another }
}
