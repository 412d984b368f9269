'use client'

import { SentLines } from '@/components/portal/suspected/suspected-item'
import { SuspectedPanel } from '@/components/portal/suspected/suspected-panel'
import { type AnswerView, listAnswerRows } from '@/features/answers/answer-view'
import { useForms } from '@/features/forms/client'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import type { SuspectedSubmission } from '../../suspected'

const textOf = (view: AnswerView): string => {
  if (view.kind === 'text') return view.text
  if (view.kind === 'drive') return view.url
  return view.kind === 'file' ? (view.file?.name ?? view.note) : ''
}

const linesOf = ({ data, formId }: SuspectedSubmission, forms: readonly EventForm[]) =>
  listAnswerRows(data, forms.find(({ id }) => id === formId) ?? null).flatMap(({ label, view }) => {
    const text = textOf(view)
    return text === '' ? [] : [{ label, text }]
  })

/** Suspected registrations. Their files can be opened once they are released. */
export function SuspectedSubmissions() {
  const { data: forms = [] } = useForms()
  return (
    <SuspectedPanel<SuspectedSubmission>
      title="Registrations"
      noun="registration"
      path={paths.api.suspectedSubmissions}
      headingOf={({ id, formName }) => `#${id} ${formName}`}
      contentOf={(row) => <SentLines lines={linesOf(row, forms)} />}
    />
  )
}
