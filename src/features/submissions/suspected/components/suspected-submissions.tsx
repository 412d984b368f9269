'use client'

import { SuspectedPanel } from '@/components/portal/suspected/suspected-panel'
import { listAnswerLines } from '@/features/answers/answer-view'
import { useForms } from '@/features/forms/client'
import { paths } from '@/lib/paths'
import type { SuspectedSubmission } from '../schema'

export function SuspectedSubmissions() {
  const { data: forms = [] } = useForms()
  return (
    <SuspectedPanel<SuspectedSubmission>
      title="Registrations"
      noun="registration"
      path={paths.api.suspectedSubmissions}
      headingOf={({ id, formName }) => `#${id} ${formName}`}
      linesOf={({ data, formId }) =>
        listAnswerLines(data, forms.find(({ id }) => id === formId) ?? null)
      }
    />
  )
}
