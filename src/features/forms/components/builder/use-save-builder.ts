import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { BuilderAction, BuilderState } from '../../builder/builder'
import { type DraftProblems, findDraftProblems, toFieldInputs } from '../../builder/draft-fields'
import { fetchForm, useSaveFields } from '../../client'
import { findReceiptProblems, type ReceiptProblems, toReceiptInput } from '../../receipt-draft'
import type { EventForm } from '../../schema'
import { fieldPartId } from './fields/field-parts'
import { receiptPartId } from './receipt-panel'

/** A refusal names its reason; a failure (5xx, no network) gets the sentence of Spec §8. */
const refusalSentence = (error: Error) =>
  error instanceof HttpError && error.status < 500 ? errorSentence(error) : undefined

/** Save Form: check, send the full ordered list, and what to do when somebody else was faster. */
export function useSaveBuilder(
  formId: number,
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  focusNext: (id: string) => void,
) {
  const queries = useQueryClient()
  const { mutate, isPending } = useSaveFields(formId)
  /** The server's sentence, while a colleague's version stands in the way. */
  const [conflict, setConflict] = useState<string | null>(null)

  const send = (revision: number) => {
    const receipt = toReceiptInput(state.receipt)
    const sent = { keys: state.fields.map(({ key }) => key), receipt }
    mutate(
      { fields: toFieldInputs(state.fields), receipt, revision },
      {
        onSuccess: (form) => {
          setConflict(null)
          dispatch({ type: 'saved', form, sent })
          notify(notices.formSaved())
        },
        onError: (error) => {
          const isConflict = error instanceof HttpError && error.body?.code === 'form.changed'
          if (isConflict) setConflict(error.body?.error ?? null)
          notify(notices.formSaveFailed(refusalSentence(error)))
        },
      },
    )
  }

  const save = () => {
    if (isPending) return
    const problems = findDraftProblems(state.fields)
    const receiptProblems = findReceiptProblems(state.receipt)
    const bad = state.fields.find(({ key }) => problems[key])
    const [badReceipt] = Object.entries(receiptProblems)
    if (!bad && !badReceipt) {
      send(state.revision)
      return
    }
    dispatch({ type: 'refused', problems, receiptProblems })
    if (!bad) {
      const [part, message] = badReceipt ?? []
      focusNext(receiptPartId(part as keyof ReceiptProblems))
      notify(notices.formSaveFailed(message))
      return
    }
    const [part = 'label', message] = Object.entries(problems[bad.key] ?? {})[0] ?? []
    focusNext(fieldPartId(bad.key, part as keyof DraftProblems))
    const isUnlabelled = state.fields.some((field) => !field.label.trim())
    notify(isUnlabelled ? notices.fieldLabelMissing() : notices.formSaveFailed(message))
  }

  const withTheirs = async (use: (form: EventForm) => void) => {
    try {
      use(await fetchForm(queries, formId))
    } catch (error) {
      notify(notices.formSaveFailed(error instanceof Error ? refusalSentence(error) : undefined))
    }
  }

  return {
    save,
    isSaving: isPending,
    conflict,
    takeTheirs: () =>
      withTheirs((form) => {
        setConflict(null)
        dispatch({ type: 'reloaded', form })
      }),
    saveMine: () => withTheirs((form) => send(form.revision)),
  }
}
