import type { Dispatch } from 'react'
import { notify } from '@/components/ui/notify'
import { HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import type { FormDetails } from '../../form-input'
import type { BuilderAction } from '../builder'
import { type BuilderState, NO_WORK_PROBLEMS, type SentWork } from '../builder-state'
import { type DetailsProblems, FORM_DETAIL_NAMES } from '../details-draft'
import type { DraftFieldProblems } from '../draft-fields'
import { toSentContent } from '../draft-on-screen'
import { findWorkProblems, type WorkProblems } from '../problems'
import type { ReceiptProblems } from '../receipt-draft'
import { detailsPartId } from './details-form'
import { fieldPartId } from './fields/field-parts'
import { privacyPartId } from './privacy-panel'
import { receiptPartId } from './receipt-panel'

const firstOf = (problems: Partial<Record<string, string>>) => Object.entries(problems)[0]

function findFirst({ fields }: BuilderState, problems: WorkProblems) {
  const bad = fields.find(({ key }) => problems.fields[key])
  const [part, message] = firstOf((bad && problems.fields[bad.key]) ?? {}) ?? []
  if (bad)
    return { id: fieldPartId(bad.key, (part ?? 'label') as keyof DraftFieldProblems), message }
  const [name, detail] = firstOf(problems.details) ?? []
  if (name) return { id: detailsPartId(name as keyof FormDetails), message: detail }
  const [line, mail] = firstOf(problems.receipt) ?? []
  if (line) return { id: receiptPartId(line as keyof ReceiptProblems), message: mail }
  const [path, privacy] = firstOf(problems.privacy) ?? []
  return path ? { id: privacyPartId(path), message: privacy } : null
}

/**
 * Returns `check()`, which returns the content to send. If the content has errors, `check()` shows
 * them, focuses the input of one and returns null. `showRefusal()` shows the errors that the server
 * found in the details of the form.
 */
export function useCheckedWork(
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  focusNext: (id: string) => void,
) {
  function check(): SentWork | null {
    const problems = findWorkProblems(state)
    const first = findFirst(state, problems)
    if (!first) return { ...toSentContent(state), keys: state.fields.map(({ key }) => key) }
    dispatch({ type: 'refused', problems })
    focusNext(first.id)
    const isUnlabelled = state.fields.some((field) => !field.label.trim())
    notify(isUnlabelled ? notices.fieldLabelMissing() : notices.formSaveFailed(first.message))
    return null
  }

  function showRefusal(error: Error): void {
    const said = (error instanceof HttpError && error.body?.fields) || {}
    const details: DetailsProblems = Object.fromEntries(
      FORM_DETAIL_NAMES.flatMap((name) => (said[name] ? [[name, said[name]]] : [])),
    )
    const [first] = Object.keys(details)
    if (!first) return
    dispatch({ type: 'refused', problems: { ...NO_WORK_PROBLEMS, details } })
    focusNext(detailsPartId(first as keyof FormDetails))
  }

  return { check, showRefusal }
}
