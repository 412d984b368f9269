import { SentLines } from '@/components/portal/suspected/suspected-item'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { type AnswerView, listAnswerRows } from '@/features/answers/answer-view'
import type { EventForm } from '@/features/forms/schema'
import { formatTableDate } from '@/lib/dates'
import type { BinnedSubmission } from '../../bin'

const textOf = (view: AnswerView): string => {
  if (view.kind === 'text') return view.text
  if (view.kind === 'drive') return view.url
  return view.kind === 'file' ? (view.file?.name ?? view.note) : ''
}

interface BinItemProps {
  row: BinnedSubmission
  form: EventForm | null
  isSelected: boolean
  onSelect: () => void
}

/** One deleted registration: who deleted it, until when it stays, and what it says. */
export function BinItem({ row, form, isSelected, onSelect }: BinItemProps) {
  const { id, formName, reference, data, deletedAt, deletedBy, erasedAt } = row
  const lines = listAnswerRows(data ?? {}, form).flatMap(({ label, view }) => {
    const text = textOf(view)
    return text === '' ? [] : [{ label, text }]
  })
  return (
    <li
      className={cx(
        'border-b border-line px-4 py-3 last:border-b-0',
        isSelected ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Checkbox
          label={
            <span className="font-semibold wrap-anywhere">
              #{id} {formName}
            </span>
          }
          checked={isSelected}
          onChange={onSelect}
          className="mr-auto min-w-0"
        />
        <time dateTime={deletedAt} className="text-sm text-text-3 tabular-nums">
          {formatTableDate(deletedAt)}
        </time>
      </div>
      <p className="mt-1 pl-6.5 text-text-2 wrap-anywhere">
        Reference {reference}. Deleted by {deletedBy ?? 'somebody'}; erased for good on{' '}
        <time dateTime={erasedAt}>{formatTableDate(erasedAt)}</time>.
      </p>
      <details className="mt-1 pl-6.5">
        <summary className="inline-flex min-h-7 cursor-pointer items-center font-medium max-md:min-h-11">
          What was sent
        </summary>
        <SentLines lines={lines} />
      </details>
    </li>
  )
}
