import { blockingErrorOf } from '@/components/portal/kept-data'
import { LoadError } from '@/components/portal/load-error'
import { Button } from '@/components/ui/button'
import { listAnswerRows, textOfAnswer } from '@/features/answers/answer-view'
import { personName } from '@/features/answers/person-name'
import { useForms } from '@/features/forms/client'
import { formatDetailsDate } from '@/lib/dates'
import { useSubmission } from '../../client'
import { statusLabel } from '../../components/status-pill'
import type { Submission } from '../../schema'

export function PrintSubmission({ id }: { id: number }) {
  const found = useSubmission(id)
  const { data: submission } = found
  const error = blockingErrorOf(found)
  const forms = useForms()
  if (error) {
    return <LoadError title="The registration could not be loaded" of={found} />
  }
  if (!submission || forms.isPending) return <p role="status">Loading...</p>
  const form = forms.data?.find(({ id: known }) => known === submission.formId)
  return (
    <>
      <div className="mb-4">
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <section className="paper" aria-label="What is printed">
        <h2>
          {(form && personName(form, submission.data)) ?? `Registration ${submission.reference}`}
        </h2>
        <p>{form?.name ?? 'Unknown Form'}</p>
        <dl>
          {[...factsOf(submission), ...answersOf(submission, form ?? null)].map(
            ({ key, label, text }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
    </>
  )
}

const factsOf = ({ id, reference, submittedAt, status, assignee }: Submission) => [
  { key: 'id', label: 'Submission', text: `#${id}, reference ${reference}` },
  {
    key: 'submitted',
    label: 'Submitted',
    text: submittedAt === null ? 'Time unreadable' : formatDetailsDate(submittedAt),
  },
  { key: 'status', label: 'Status', text: statusLabel(status) },
  ...(assignee ? [{ key: 'assignee', label: 'Assignee', text: assignee.name }] : []),
]

const answersOf = ({ data }: Submission, form: Parameters<typeof listAnswerRows>[1]) =>
  listAnswerRows(data ?? {}, form).map(({ fieldId, label, view }) => ({
    key: `answer-${fieldId}`,
    label,
    text: textOfAnswer(view) ?? 'N/A',
  }))
