import type { AnswerRow } from '@/features/answers/answer-view'
import { AnswerValue } from './answer-value'

interface AnswerListProps {
  submissionId: number
  rows: readonly AnswerRow[]
}

export const AnswerList = ({ submissionId, rows }: AnswerListProps) => (
  <dl>
    {rows.map(({ fieldId, label, isRemoved, ...answer }) => (
      <div
        key={fieldId}
        className="grid gap-x-4 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <dt className="text-text-3 wrap-anywhere max-sm:text-sm">
          {label}
          {isRemoved && <span className="block text-sm">Removed from the form</span>}
        </dt>
        <dd className="font-medium wrap-anywhere">
          <AnswerValue {...answer} submissionId={submissionId} />
        </dd>
      </div>
    ))}
  </dl>
)
