import { type ActionDispatch, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '@/components/site/words'
import { dismissToasts, notify } from '@/components/ui/notify'
import { findAnswerErrors } from '@/features/answers/answers'
import { NOTICE_NAME } from '@/features/forms/notice'
import { visitorNotices } from '@/lib/notices/visitor-notices'
import { FORM } from '@/lib/words/english/form'
import { RULES } from '@/lib/words/english/rules'
import { SENDING } from '@/lib/words/english/sending'
import type { PublicField } from '../../answers-in-form'
import { focusFirstError } from '../../field-ids'
import { findFileErrors } from '../../file-errors'
import { findHalfTyped } from '../../half-typed-answers'
import type { RegistrationEvent } from '../../registration-reducer'
import type { Progress, RegistrationState } from '../../registration-state'
import type { Outcome, sendRegistration } from '../../sending'
import { findDifferences, rememberAttempt } from '../../unanswered'
import type { FilledForm } from '../use-filled-form'

/** The reason of the abort when the visitor has cancelled; a timeout aborts without it. */
const CANCELLED = 'cancelled'

function firstProgress(files: ReadonlyMap<string, File>): Progress | null {
  if (files.size === 0) return null
  const totalBytes = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  return { sentBytes: 0, totalBytes }
}

/** Used instead of the sender when its code could not be loaded; nothing was sent. */
const cannotSend: typeof sendRegistration = async () => ({
  type: 'cut',
  mayBeStored: false,
  isOffline: navigator.onLine === false,
})

/**
 * Loads the code that sends registrations, when a visitor starts filling in the form. If that
 * fails, every attempt to send loads it again.
 */
export const loadSender = (): Promise<typeof sendRegistration> =>
  import('../../sending').then(
    (module) => module.sendRegistration,
    () => cannotSend,
  )

interface SendingProps {
  state: RegistrationState
  dispatch: ActionDispatch<[RegistrationEvent]>
  filled: FilledForm
  /** Stores the draft on the device, so that nothing is lost when sending fails. */
  save: () => void
  onStored: (reference: string, queue: number | null) => void
}

/** Sends the form, and remembers attempts without a response, which may have been stored. */
export function useSending({ state, dispatch, filled, save, onStored }: SendingProps) {
  const current = useRef<AbortController>(null)
  const { form, restored } = state
  const { fields, slug, lang } = form
  const words = useWords('sending', SENDING)
  const rules = useWords('rules', RULES)
  const page = useWords('form', FORM)

  /**
   * Shows the errors under their fields, and a toast, and focuses the first field with an error.
   */
  function refuse(errors: Record<string, string>) {
    // Rendered before the field gets the focus; otherwise screen readers would not read its
    // message.
    flushSync(() => dispatch({ type: 'refused', errors }))
    notify(visitorNotices.registrationInvalid(words))
    focusFirstError(fields, errors)
  }

  function findErrors(element: HTMLFormElement) {
    const { shown, answers, files } = filled.readShown(fields)
    const isAsked = new Set(shown.map(({ id }) => id))
    const lost = restored?.files.filter((id) => isAsked.has(id) && !files.has(id)) ?? []
    return {
      ...Object.fromEntries(lost.map((id) => [id, words.chooseFileAgain])),
      ...findAnswerErrors(shown, answers, rules),
      ...findHalfTyped(element, shown, rules),
      ...findFileErrors(files, page),
      ...(form.notice && !(NOTICE_NAME in filled.readBeside()) && { [NOTICE_NAME]: rules.notice }),
    }
  }

  /** Checks these fields alone; returns whether nothing is wrong with them. */
  function check(element: HTMLFormElement, asked: readonly PublicField[]): boolean {
    const ids = new Set(asked.map(({ id }) => id))
    const errors = Object.entries(findErrors(element)).filter(([id]) => ids.has(id))
    if (errors.length > 0) refuse(Object.fromEntries(errors))
    return errors.length === 0
  }

  async function submit(element: HTMLFormElement) {
    if (current.current) return
    const errors = findErrors(element)
    if (Object.keys(errors).length > 0) return refuse(errors)
    const { answers, files } = filled.readShown(fields)
    const idempotencyKey = filled.key.current
    const before = filled.unanswered.current
    const controller = new AbortController()
    current.current = controller
    filled.unanswered.current = rememberAttempt(before, answers)
    save()
    dismissToasts()
    dispatch({ type: 'sending', progress: firstProgress(files) })
    const send = await loadSender()
    const outcome = await send(
      { slug, lang, words, idempotencyKey, answers, files, beside: filled.readBeside() },
      {
        controller,
        onProgress: (progress) => dispatch({ type: 'progress', progress }),
      },
    )
    current.current = null
    // The server has certainly stored nothing, so only earlier attempts remain without a response.
    if (!('mayBeStored' in outcome) || !outcome.mayBeStored) filled.unanswered.current = before
    if (outcome.type === 'submitted') return onStored(outcome.reference, outcome.queue)
    save()
    showOutcome(outcome, controller.signal.reason === CANCELLED)
  }

  function showOutcome(outcome: Exclude<Outcome, { type: 'submitted' }>, isCancelled: boolean) {
    switch (outcome.type) {
      case 'refused':
        return refuse(outcome.errors)
      case 'received': {
        const { answers } = filled.readShown(fields)
        const differences = findDifferences(fields, filled.unanswered.current, answers)
        return dispatch({
          type: 'received',
          received: { reference: outcome.reference, differences },
        })
      }
      case 'failed':
        dispatch({ type: 'failed', failure: { message: outcome.message } })
        return notify(visitorNotices.registrationFailed(outcome.message, words))
      case 'cut': {
        const cut = filled.unanswered.current
          ? 'unsure'
          : isCancelled
            ? 'cancelled'
            : outcome.isOffline
              ? 'offline'
              : 'broken'
        dispatch({ type: 'failed', failure: { cut } })
        if (cut === 'unsure') notify(visitorNotices.registrationUnanswered(words))
        else if (cut !== 'cancelled') notify(visitorNotices.registrationFailed(undefined, words))
      }
    }
  }

  const cancel = () => current.current?.abort(CANCELLED)

  return { submit, check, findErrors, cancel }
}
