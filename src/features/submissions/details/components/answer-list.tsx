import { type AnswerRow, listAnswerRows } from '@/features/answers/answer-view'
import type { StoredAnswers } from '@/features/answers/schema'
import type { EventForm } from '@/features/forms/schema'
import { CorrectableAnswer } from '../../records/components/corrections/correctable-answer'
import { useCorrections } from '../../records/corrections-client'
import { AnswerValue } from './answer-value'

interface AnswerListProps {
  submissionId: number
  data: NonNullable<StoredAnswers>
  form: EventForm | null
}

export function AnswerList({ submissionId, data, form }: AnswerListProps) {
  const { data: corrections = [] } = useCorrections(submissionId)
  const fields = [...(form?.fields ?? []), ...(form?.archivedFields ?? [])]
  return (
    <dl>
      {listAnswerRows(data, form).map((row) => (
        <Answer key={row.fieldId} row={row}>
          <CorrectableAnswer
            submissionId={submissionId}
            field={fields.find(({ id }) => id === row.fieldId)}
            stored={data[row.fieldId]}
            corrections={corrections.filter(({ fieldId }) => fieldId === row.fieldId)}
          >
            <AnswerValue {...row} submissionId={submissionId} />
          </CorrectableAnswer>
        </Answer>
      ))}
    </dl>
  )
}

interface AnswerProps {
  row: AnswerRow
  children: React.ReactNode
}

const Answer = ({ row: { label, isRemoved, isUnasked }, children }: AnswerProps) => (
  <div className="grid gap-x-4 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-text-3 wrap-anywhere max-sm:text-sm">
      {label}
      {isRemoved && <span className="block text-sm">Removed from the form</span>}
      {isUnasked && <span className="block text-sm">No longer asked</span>}
    </dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
)
