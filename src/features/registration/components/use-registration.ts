import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { NOTICE_NAME } from '@/features/forms/notice'
import { splitPlace } from '@/features/forms/places/place'
import type { PublicForm } from '@/features/forms/schema'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { paths } from '@/lib/paths'
import { fieldIdOf, findFileErrors } from '../answers-in-form'
import { deviceStore, draftDays, findDraft } from '../draft'
import { focusSubmit } from '../field-ids'
import { registrationReducer } from '../registration-reducer'
import { type Attempt, startRegistration } from '../registration-state'
import { fillFromAddress } from './fill-from-address'
import { useSending } from './sending/use-sending'
import { useConditions } from './use-conditions'
import { useDraft } from './use-draft'
import { useFilledForm } from './use-filled-form'
import { useSteps } from './use-steps'

export interface RegistrationStart {
  form: PublicForm
  /**
   * A signed token that shows that the page was requested, and when (lib/suspicion/form-token.ts).
   */
  formToken: string
  attempt: Attempt | null
  isPlain: boolean
  /** When each conditional field is asked for, by field id, for browsers without script. */
  onlyIf?: Record<string, string>
}

export function useRegistration(start: RegistrationStart) {
  const [state, dispatch] = useReducer(registrationReducer, start, startRegistration)
  const { form, restored, cleared, step } = state
  const filled = useFilledForm()
  const conditions = useConditions(form, filled)
  const draft = useDraft(form, () => filled.toDraft(form.fields, restored?.files ?? [], step))
  const { submit, check, cancel } = useSending({
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const kept = findDraft(deviceStore(), form.slug, form.fields, Date.now(), draftDays(form))
    if (!kept && !start.attempt) void fillFromAddress(filled, form.fields, conditions.decide)
    if (!kept) return
    // After a refused post the page already contains its answers, which are newer than the draft.
    const isShown = !start.attempt
    filled.restore(form.fields, kept, isShown)
    dispatch({ type: 'restored', draft: kept, isShown })
    conditions.decide()
    draft.saveSoon()
  }, [])

  /** Returns the options chosen in fields with one choice, and the provinces. */
  function readChoices(): string[] {
    const { answers } = filled.readShown(form.fields)
    return form.fields.flatMap(({ id, fieldType }) => {
      if (fieldType === 'province_town') return splitPlace(String(answers[id] ?? '')).province
      return fieldType === 'select' || fieldType === 'radio' ? (answers[id] ?? []) : []
    })
  }

  function onStored(reference: string) {
    draft.drop()
    dispatch({ type: 'submitted', reference, choices: readChoices() })
    // If the phone discards the page and reloads it, this address shows the thanks and not an empty
    // form.
    history.replaceState(null, '', paths.formSubmitted(form.slug, reference))
  }

  /**
   * Marks a field as used, stores the draft soon, and removes the field's error. A file that is too
   * large gets a new one.
   */
  function edited(input: EventTarget & { name?: string; files?: FileList | null }) {
    const fieldId = input.name === NOTICE_NAME ? NOTICE_NAME : fieldIdOf(input.name ?? '')
    if (!fieldId) return
    filled.touch(fieldId)
    conditions.decide()
    draft.saveSoon()
    const file = input.files?.[0]
    const error = file && findFileErrors(new Map([[fieldId, file]]))[fieldId]
    dispatch({ type: 'edited', fieldId, error })
  }

  async function another() {
    dispatch({ type: 'another' })
    // Loaded already, because it has sent the last registration.
    const { reopenForm } = await import('../sending')
    const reopened = await reopenForm(form)
    if (!reopened) return dispatch({ type: 'closed' })
    history.replaceState(
      null,
      '',
      state.isPlain ? paths.plainForm(form.slug) : paths.form(form.slug),
    )
    filled.begin()
    dispatch({ type: 'opened', form: reopened })
  }

  /** Clears the form and the draft on the device. Undo is offered until the next input. */
  function startOver() {
    const cleared = filled.toDraft(form.fields, []) ?? undefined
    draft.drop()
    filled.begin()
    dispatch({ type: 'opened', form, cleared })
  }

  function undoStartOver() {
    if (!cleared) return
    filled.restore(form.fields, cleared, true)
    conditions.decide()
    dispatch({ type: 'restored', draft: cleared, isShown: true })
    draft.saveSoon()
  }

  /**
   * Sends the form with a new key although an earlier attempt was stored; the visitor has chosen
   * this, for example for another person.
   */
  function sendAsNew() {
    const element = filled.element.current
    if (!element) return
    filled.key.current = newIdempotencyKey()
    filled.unanswered.current = null
    // The pressed button disappears with its message, so the focus moves to the submit button.
    flushSync(() => void submit(element))
    focusSubmit(element)
  }

  /** Goes to the next step when nothing is wrong with this one; the last one is sent. */
  function advance(element: HTMLFormElement) {
    if (steps.isLast) return submit(element)
    if (check(element, steps.fields)) steps.next()
  }

  /**
   * Whether the script sends the form and not the browser. The browser posts the simple form,
   * unless an attempt has no response: only the script can repeat it with the same key.
   */
  const takesOver = () => !state.isPlain || filled.unanswered.current !== null

  /** Switches the open page to the simple form; a reload would lose what was typed and chosen. */
  function makePlain() {
    history.replaceState(null, '', paths.plainForm(form.slug))
    dispatch({ type: 'plain' })
  }

  return {
    state,
    formToken: start.formToken,
    formRef: filled.element,
    hidden: conditions.hidden,
    onlyIf: start.onlyIf,
    isKept: draft.isKept,
    steps,
    submit,
    advance,
    cancel,
    edited,
    another,
    startOver,
    undoStartOver,
    keepFirst: onStored,
    sendAsNew,
    takesOver,
    makePlain,
  }
}

export type RegistrationControls = ReturnType<typeof useRegistration>
