import type { AnswerCounts } from '../../answer-loss'
import { describeAffectedRegistrations, type FormChange } from '../../changes'

interface ChangeListProps {
  changes: readonly FormChange[]
  counts: AnswerCounts
}

export const ChangeList = ({ changes, counts }: ChangeListProps) => (
  <ul className="grid gap-2.5">
    {changes.map((change) => {
      const touched = describeAffectedRegistrations(change, counts)
      return (
        <li key={`${change.kind} ${change.text}`} className="wrap-anywhere">
          {change.text}
          {touched && <span className="block text-sm text-text-3">{touched}</span>}
        </li>
      )
    })}
  </ul>
)
