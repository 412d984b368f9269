import { useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '@/components/site/words'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { withLanguageParameter } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { FORM_WORDS } from '@/lib/words/english/form'
import { fieldIdOfInput } from '../answers-in-form'
import { focusSubmitButton } from '../field-ids'
import { findFileErrors } from '../file-errors'
import { findTokenInOwnPath, toOwnPath } from '../own/own-path'
import { registrationReducer } from '../registration-reducer'
import { initialRegistrationState, type RegistrationStart } from '../registration-state'
import { useOptionalParts } from './more/parts'
import { usePartyPeople } from './party/use-people'
import { useSending } from './sending/use-sending'
import { chosenOptionsOf } from './thanks/chosen'
import { useConditions } from './use-conditions'
import { useDraftSaving } from './use-draft'
import { useFilledForm } from './use-filled-form'
import { useRestoredDraft } from './use-restored-draft'
import { useStartOver } from './use-start-over'

export function useRegistration(start: RegistrationStart) {
  const [state, dispatch] = useReducer(registrationReducer, start, initialRegistrationState)
  const { form, restored, step } = state
  const { useSteps, useChangeLanguage } = useOptionalParts()
  const filled = useFilledForm()
  const words = useWords('form', FORM_WORDS)
  // The form is always sent with the first `formToken`. A change of language brings a newer token,
  // and long answers would then seem to be typed too fast.
  const [formToken] = useState(start.formToken)
  const conditions = useConditions(form, filled)
  const draft = useDraftSaving(form, () => filled.toDraft(form.fields, restored?.files ?? [], step))
  const { submit, check, findErrorsOf, cancel } = useSending({
    state,
    dispatch,
    filled,
    save: draft.save,
    onStored,
  })
  const isInSteps = !state.isOnePage && !state.isPlain
  const steps = useSteps({
    form: isInSteps ? form : { ...form, hasSteps: undefined },
    hidden: conditions.hidden,
    step,
    onStep: (next) => {
      dispatch({ type: 'stepped', step: next })
      draft.saveSoon()
    },
  })

  const restoring = { form, filled, dispatch, decide: conditions.decide, saveSoon: draft.saveSoon }
  useRestoredDraft({ ...restoring, isAttempt: Boolean(start.attempt) })

  const speaking = { state, dispatch, findErrorsOf, formRef: filled.element, save: draft.save }
  const readIn = useChangeLanguage(start.form, speaking)

  function onStored(reference: string, queue: number | null = null, url = '') {
    draft.drop()
    const link = toOwnPath(url)
    const choices = chosenOptionsOf(form.fields, filled)
    dispatch({ type: 'submitted', reference, queue, link, choices })
    // If the phone reloads a discarded page, this URL shows the thanks, not an empty form.
    const address = sitePaths.formSubmitted(form.slug, reference, findTokenInOwnPath(link))
    history.replaceState(null, '', withLanguageParameter(address, form.lang))
  }

  function edited(input: EventTarget & { name?: string; files?: FileList | null }) {
    const fieldId =
      input.name === NOTICE_CHECKBOX_NAME ? NOTICE_CHECKBOX_NAME : fieldIdOfInput(input.name ?? '')
    if (!fieldId) return
    filled.touch(fieldId)
    conditions.decide()
    draft.saveSoon()
    const file = input.files?.[0]
    const error = file && findFileErrors(new Map([[fieldId, file]]), words)[fieldId]
    dispatch({ type: 'edited', fieldId, error })
  }

  const people = usePartyPeople({ state, dispatch, saveSoon: draft.saveSoon })
  const restart = useStartOver({ state, dispatch, filled, draft, decide: conditions.decide })

  function sendAsNew() {
    const element = filled.element.current
    if (!element) return
    filled.key.current = newIdempotencyKey()
    filled.unanswered.current = null
    // Renders the submit button now. It gets the focus, because the pressed button disappears.
    flushSync(() => dispatch({ type: 'sending', progress: null }))
    focusSubmitButton(element)
    void submit(element)
  }

  async function advance(element: HTMLFormElement) {
    if (steps.isLast) return submit(element)
    if (await check(element, steps.fields)) steps.next()
  }

  /**
   * True when the script sends the form. It also sends the simple form after an attempt that may be
   * stored, because only the script can send the same idempotency key again.
   */
  const takesOver = () => !state.isPlain || filled.unanswered.current !== null

  /** Shows the simple form without a reload, which would lose what was typed and chosen. */
  function makePlain() {
    history.replaceState(null, '', withLanguageParameter(sitePaths.plainForm(form.slug), form.lang))
    dispatch({ type: 'plain' })
  }

  return {
    state,
    formToken,
    offers: start.offers,
    readIn,
    formRef: filled.element,
    hidden: conditions.hidden,
    onlyIf: start.onlyIf,
    isKept: draft.isKept,
    steps,
    submit,
    advance,
    cancel,
    edited,
    people,
    ...restart,
    keepFirst: onStored,
    sendAsNew,
    takesOver,
    makePlain,
  }
}

export type RegistrationControls = ReturnType<typeof useRegistration>
