import type { Dispatch } from 'react'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import type { BuilderAction } from '../builder'
import type { BuilderState, SentWork } from '../builder-state'
import { type DraftProblems, findDraftProblems, toFieldInputs } from '../draft-fields'
import type { SentContent } from '../draft-on-screen'
import { findReceiptProblems, type ReceiptProblems, toReceiptInput } from '../receipt-draft'
import { fieldPartId } from './fields/field-parts'
import { receiptPartId } from './receipt-panel'

/**
 * Returns `check()`, which validates the work. It returns the work as a request body; if the server
 * would refuse it, shows and focuses the error and returns null.
 */
export function useCheckedWork(
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  focusNext: (id: string) => void,
) {
  return function check(): { content: SentContent; sent: SentWork } | null {
    const problems = findDraftProblems(state.fields)
    const receiptProblems = findReceiptProblems(state.receipt)
    const bad = state.fields.find(({ key }) => problems[key])
    const [badReceipt] = Object.entries(receiptProblems)
    if (!bad && !badReceipt) {
      const receipt = toReceiptInput(state.receipt)
      return {
        content: { fields: toFieldInputs(state.fields), receipt },
        sent: { keys: state.fields.map(({ key }) => key), receipt },
      }
    }
    dispatch({ type: 'refused', problems, receiptProblems })
    if (!bad) {
      const [part, message] = badReceipt ?? []
      focusNext(receiptPartId(part as keyof ReceiptProblems))
      notify(notices.formSaveFailed(message))
      return null
    }
    const [part = 'label', message] = Object.entries(problems[bad.key] ?? {})[0] ?? []
    focusNext(fieldPartId(bad.key, part as keyof DraftProblems))
    const isUnlabelled = state.fields.some((field) => !field.label.trim())
    notify(isUnlabelled ? notices.fieldLabelMissing() : notices.formSaveFailed(message))
    return null
  }
}
