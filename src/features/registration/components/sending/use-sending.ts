import { type ActionDispatch, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation, useWords } from '@/components/site/words'
import { dismissToasts, notify } from '@/components/ui/notify'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { visitorNotices } from '@/lib/notices/visitor-notices'
import { FORM_WORDS } from '@/lib/words/english/form'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import type { PublicField } from '../../answers-in-form'
import { focusFirstError } from '../../field-ids'
import type { RegistrationEvent } from '../../registration-reducer'
import type { RegistrationState, UploadedBytes } from '../../registration-state'
import type { SendingOutcome } from '../../sending'
import { addUncertainAttempt, findAnswerDifferences } from '../../unanswered'
import type { FilledForm } from '../use-filled-form'
import { loadSender, type Sender } from './load-sender'

/** The abort reason after the visitor has cancelled. A timeout aborts with another reason. */
const CANCELLED = 'cancelled'

function firstProgress(files: ReadonlyMap<string, File>): UploadedBytes | null {
  if (files.size === 0) return null
  const totalBytes = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  return { sentBytes: 0, totalBytes }
}

interface SendingProps {
  state: RegistrationState
  dispatch: ActionDispatch<[RegistrationEvent]>
  filled: FilledForm
  save: () => void
  onStored: (reference: string, queue: number | null, link: string) => void
}

/**
 * Returns functions that check and send the form. They remember attempts that may have been stored
 * although no success was reported.
 */
export function useSending({ state, dispatch, filled, save, onStored }: SendingProps) {
  const current = useRef<AbortController>(null)
  const { form, restored } = state
  const { fields, slug, lang } = form
  const words = useWords('sending', SENDING_WORDS)
  const rules = useTranslation('rules')
  const page = useWords('form', FORM_WORDS)

  function refuse(errors: Record<string, string>) {
    // Renders the message before the field gets the focus; otherwise screen readers would not read
    // out the message.
    flushSync(() => dispatch({ type: 'refused', errors }))
    notify(visitorNotices.registrationInvalid(words))
    focusFirstError(fields, errors)
  }

  const findErrors = ({ findFormErrors }: Sender, element: HTMLFormElement) =>
    findFormErrors(
      {
        form,
        element,
        ...filled.readShown(fields),
        lostFiles: restored?.files ?? [],
        hasAgreed: NOTICE_CHECKBOX_NAME in filled.readExtraParts(),
      },
      { sending: words, page, rules },
    )

  async function findErrorsOf(element: HTMLFormElement, ids: ReadonlySet<string>) {
    const errors = findErrors(await loadSender(), element)
    return Object.fromEntries(Object.entries(errors).filter(([id]) => ids.has(id)))
  }

  async function check(element: HTMLFormElement, asked: readonly PublicField[]): Promise<boolean> {
    const errors = await findErrorsOf(element, new Set(asked.map(({ id }) => id)))
    const isRight = Object.keys(errors).length === 0
    if (isRight) dismissToasts()
    else refuse(errors)
    return isRight
  }

  async function submit(element: HTMLFormElement) {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    const sender = await loadSender()
    const errors = findErrors(sender, element)
    if (Object.keys(errors).length > 0) {
      current.current = null
      return refuse(errors)
    }
    const { answers, files } = filled.readShown(fields)
    const idempotencyKey = filled.key.current
    const before = filled.unanswered.current
    filled.unanswered.current = addUncertainAttempt(before, answers)
    save()
    dismissToasts()
    dispatch({ type: 'sending', progress: firstProgress(files) })
    const outcome = await sender.sendRegistration(
      {
        slug,
        lang,
        words,
        party: form,
        idempotencyKey,
        answers,
        files,
        extra: filled.readExtraParts(),
      },
      {
        controller,
        onProgress: (progress) => dispatch({ type: 'progress', progress }),
      },
    )
    current.current = null
    // If it is certain whether this attempt was stored, only earlier attempts stay uncertain.
    if (!('mayBeStored' in outcome) || !outcome.mayBeStored) filled.unanswered.current = before
    if (outcome.type === 'submitted') {
      return onStored(outcome.reference, outcome.queue, outcome.link)
    }
    save()
    showOutcome(outcome, controller.signal.reason === CANCELLED)
  }

  function showOutcome(
    outcome: Exclude<SendingOutcome, { type: 'submitted' }>,
    isCancelled: boolean,
  ) {
    switch (outcome.type) {
      case 'refused':
        return refuse(outcome.errors)
      case 'received': {
        const { answers } = filled.readShown(fields)
        const differences = findAnswerDifferences(fields, filled.unanswered.current, answers)
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

  return { submit, check, findErrorsOf, cancel }
}
